import type { ReportSection } from './sections.ts';

/** Aligned columns under one heading, sections apart. */
export function textTable(headings: readonly string[], sections: readonly ReportSection[]): string {
  const rows = sections.flatMap((section) => section.rows);
  const labelWidth = Math.max(...rows.map((row) => row.label.length));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row.cells[column]!.length)),
  );
  const line = (label: string, cells: readonly string[]): string =>
    [label.padEnd(labelWidth), ...cells.map((text, column) => text.padStart(widths[column]!))]
      .join('  ')
      .trimEnd();
  return sections
    .map(({ title, rows: of }) =>
      [line(title, headings), ...of.map((row) => line(row.label, row.cells))].join('\n'),
    )
    .join('\n\n');
}

/** The same as a table in Markdown, without the sections' titles. */
export function markdownTable(
  headings: readonly string[],
  sections: readonly ReportSection[],
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...headings]),
    line(['---', ...headings.map(() => '---:')]),
    ...sections.flatMap((section) => section.rows.map((row) => line([row.label, ...row.cells]))),
  ].join('\n');
}
