/** Milliseconds of processor time. In the tests enough for a slow machine, and little for the square of a length. */
export const MOST_TIME = process.env['PROVE'] ? 20 : 150;

/** Tries before a time counts: the first may compile, and any may collect garbage. */
const TRIES = 6;

/** What this thread worked for, whatever else the machine did meanwhile. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * What a text costs beyond a harmless one of the same length, in milliseconds: sending and reading it is not what
 * is asked about. The least of a few tries, for nothing makes work shorter than it is; what is little as a whole
 * is not compared.
 */
export async function extraTime(worst: () => unknown, harmless: () => unknown): Promise<number> {
  let extra = Infinity;
  for (let attempt = 0; attempt < TRIES && extra > MOST_TIME / 2; attempt++) {
    const all = await timeOf(worst);
    extra = Math.min(extra, all > MOST_TIME / 2 ? all - (await timeOf(harmless)) : all);
  }
  return extra;
}

/** What expressions, sorters of marks and readers of lists take longest for. */
export const REPEATS: readonly string[] = [
  '=',
  '/',
  '.',
  '\u0301',
  ' ',
  '-',
  '0',
  'a@',
  '"',
  '(',
  '[',
  '{"a":',
  ',',
  ':',
  '\n',
  '%',
  '\\',
  'item:1',
  'gear-planner/a/a/=',
  'ﷺ',
  '\u200d',
];

/** So long, and with an end that fits nothing before it. */
export function repeated(unit: string, length: number): string {
  return `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 1)}!`;
}
