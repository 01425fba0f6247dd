/** A list as JSON with one row a line, so that a change shows as the lines that changed. */
export function rowsText(rows: readonly unknown[]): string {
  if (rows.length === 0) return '[]\n';
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** A record of lists and records, one row or entry a line below its key. */
export function sectionsText(sections: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(sections).map(
    ([key, value]) => `${JSON.stringify(key)}: ${sectionText(value)}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

function sectionText(value: unknown): string {
  if (Array.isArray(value) && value.length > 0) {
    return `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    return `{\n${entries.map(([key, row]) => `${JSON.stringify(key)}: ${JSON.stringify(row)}`).join(',\n')}\n}`;
  }
  return JSON.stringify(value);
}
