import type { ReportSection } from './sections.ts';

/** Aligned columns under one heading, sections apart. */
export function textTable(headings: readonly string[], sections: readonly ReportSection[]): string {
  const rows = sections.flatMap((section) => section.rows);
  const labels = [...sections.map(({ title }) => title), ...rows.map(({ label }) => label)];
  const labelWidth = Math.max(...labels.map((label) => label.length));
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

/** The same as a table in Markdown, without the sections' titles, laid out as our formatter does. */
export function markdownTable(
  headings: readonly string[],
  sections: readonly ReportSection[],
): string {
  const rows = sections.flatMap((section) => section.rows.map((row) => [row.label, ...row.cells]));
  const table = [['', ...headings], ...rows];
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]!.length)),
  );
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((text, column) =>
      column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(table[0]!), line(rule), ...rows.map(line)].join('\n');
}
