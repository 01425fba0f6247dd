import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';

export interface SpellIcons {
  /** By name, for ranks share their icon; a name without one fails the row. */
  of(row: Row, name: string, spellId: number): string;
}

/** Icons of what is neither item, talent nor rune; those carry their own, which buffs of their name share. */
export function readSpellIcons(facts: FactsFolder): SpellIcons {
  const byName = new Map<string, string>();
  for (const row of facts.rows('class/runes.json')) byName.set(row.text('name'), row.text('icon'));
  for (const row of facts.rows('class/talents.json')) {
    byName.set(row.text('name'), row.text('icon'));
    // A talent may bear another name in an older edition.
    for (const edition of ['tbc', 'classic']) {
      const place = row.maybeInner(edition);
      const name = place?.maybeText('name') ?? null;
      if (name !== null) byName.set(name, place?.maybeText('icon') ?? row.text('icon'));
    }
  }
  for (const row of facts.rows('effect/spell-icons.json')) {
    byName.set(row.text('name'), row.text('icon'));
  }
  return {
    of: (row, name, spellId) => byName.get(name) ?? row.fail(`no icon for ${name} (${spellId})`),
  };
}
