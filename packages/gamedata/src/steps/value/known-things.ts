import type { CompiledItems } from '../../compiled.ts';

/** What the edition has: values of other things are of no use. */
export interface KnownThings {
  readonly items: ReadonlySet<number>;
  /** Effect ids. */
  readonly enchants: ReadonlySet<number>;
  readonly sets: ReadonlySet<number>;
  readonly setsNamed: (name: string) => readonly number[];
}

export function knownThings({ items, enchants, sets }: CompiledItems): KnownThings {
  const byName = new Map<string, number[]>();
  for (const { id, name } of sets) {
    for (const key of new Set([plain(name), plain(withoutGrade(name))]))
      byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  return {
    items: new Set(items.map(({ baseId }) => baseId)),
    enchants: new Set(enchants.map(({ effectId }) => effectId)),
    sets: new Set(sets.map(({ id }) => id)),
    setsNamed: (name) => byName.get(plain(name)) ?? [],
  };
}

/** The game names some sets for the lesser or greater of their pieces: Heroes' Dreadnaught Battlegear. */
function withoutGrade(name: string): string {
  return name.replace(/^(?:Heroes'|Valorous|Conqueror's) /, '');
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
