/** Readers of single values as older versions may have left them. Each takes anything and gives a value of the right kind. */

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown, most: number, otherwise = ''): string {
  return typeof value === 'string' && value.length > 0 ? value.slice(0, most) : otherwise;
}

/** Numbers were once texts ("3", "Phase 3"). */
export function wholeOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseInt(value.replace(/^\D+/, ''), 10) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : null;
}

export function wholeWithin(
  value: unknown,
  least: number,
  most: number,
  otherwise: number,
): number {
  const whole = wholeOf(value);
  return whole === null || whole < least || whole > most ? otherwise : whole;
}

export function flagOf(value: unknown, otherwise = false): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 1) return true;
  return value === 'false' || value === 0 ? false : otherwise;
}

/** An id that was once a number becomes text; what is no id becomes null. */
export function idOf(value: unknown, pattern: RegExp): string | null {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && pattern.test(id) ? id : null;
}

/** Missing entries become null, entries too many are left out. */
export function padded<Entry>(
  value: unknown,
  length: number,
  entry: (raw: unknown) => Entry,
): readonly Entry[] {
  const raw = listOf(value);
  return Array.from({ length }, (_, index) => entry(raw[index]));
}
