import type { Dataset } from '../dataset/dataset.ts';
import type { ExampleSet } from '../dataset/tables.ts';
import type { GameClass } from '../words/classes-and-races.ts';

const PREFIX = 'published-';

/** A published set's name in an address; it stays as long as the set does. */
export function exampleKey({ spec, name, phase, level, faction, author }: ExampleSet): string {
  const words = [spec, name, `p${phase}`, level, faction ?? '', author].join(' ');
  return PREFIX + words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export function isExampleKey(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Null where none of the class has this name. */
export function exampleByKey(
  { examples }: Pick<Dataset, 'examples'>,
  gameClass: GameClass,
  key: string,
): ExampleSet | null {
  return examples.find((each) => each.gameClass === gameClass && exampleKey(each) === key) ?? null;
}

/** "P3 Protection (phase 3), by WoWSims". */
export function exampleName({ name, phase, author }: ExampleSet): string {
  return `${name} (${phase === 0 ? 'before raids' : `phase ${phase}`}), by ${author}`;
}
