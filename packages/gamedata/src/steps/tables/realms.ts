import type { PvpRank, Realm } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { SourceError } from '../../compiled.ts';
import type { FactsFolder } from './facts-folder.ts';

export function compileRealms(edition: EditionKey, facts: FactsFolder): readonly Realm[] {
  return facts.rowsIn(edition, 'class/realms.json').map((row) => ({
    region: row.word('region', ['eu', 'us']),
    slug: row.text('slug'),
    name: row.text('name'),
    group: row.text('group'),
  }));
}

/** Titles in the order of their ranks: [alliance, horde]. */
export function compilePvpRanks(facts: FactsFolder): readonly PvpRank[] {
  const rows = facts.json('class/pvp-titles.json');
  return (rows as readonly unknown[]).map((row, index) => {
    const [alliance, horde] = Array.isArray(row) ? (row as unknown[]) : [];
    if (typeof alliance !== 'string' || typeof horde !== 'string') {
      throw new SourceError('facts/class/pvp-titles.json', `row ${index + 1}`, 'not two titles');
    }
    return { rank: index + 1, alliance, horde };
  });
}
