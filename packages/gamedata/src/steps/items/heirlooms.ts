import type { HeirloomScaling } from '@gearwright/game/dataset/tables.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { SourceError } from '../../compiled.ts';
import { list, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import type { HeirloomFacts, HeirloomRow } from './fact-rows.ts';

const LEVELS = 80;

type AtLevel = HeirloomScaling['items'][number][number];

/** What each heirloom has from level 1 to 80; those without a law keep their last figures at every level. */
export function heirloomScaling(
  drafts: ReadonlyMap<number, Draft>,
  facts: HeirloomFacts,
  account: ItemAccount,
): HeirloomScaling | null {
  const laws = new Map(facts.items.map((row) => [row.id, row]));
  const items: Record<number, readonly AtLevel[]> = {};
  for (const [id, draft] of drafts) {
    if (draft.item.kind !== 'equipment' || draft.item.quality !== 7) continue;
    const law = laws.get(id);
    if (law !== undefined) {
      items[id] = levels().map((level) =>
        level === LEVELS ? lastLevel(draft) : atLevel(law, level, facts.columns),
      );
    }
    if (law === undefined && Object.keys(draft.item.stats).length > 0) {
      list(account.gaps, 'heirloom that does not scale', id);
    }
  }
  return Object.keys(items).length > 0 ? { items } : null;
}

function levels(): readonly number[] {
  return Array.from({ length: LEVELS }, (_, index) => index + 1);
}

/** The figures of the last level are on record. */
function lastLevel({ item }: Draft): AtLevel {
  if (item.damageMin === null || item.damageMax === null) return { stats: item.stats };
  const { stats, damageMin, damageMax, dps } = item;
  return { stats, damageMin, damageMax, dps: dps ?? undefined };
}

/** Shares of the level's points are rounded down; armor, dps and spell power stand in columns of their own. */
function atLevel(law: HeirloomRow, level: number, columns: HeirloomFacts['columns']): AtLevel {
  const column = (name: string): number => {
    const value = columns[name]?.[level - 1];
    if (value === undefined) {
      throw new SourceError(
        'facts/item/heirlooms.json',
        `id ${law.id}`,
        `no ${name} at level ${level}`,
      );
    }
    return value;
  };
  const stats: Partial<Record<StatName, number>> = { ...law.fixed };
  for (const [stat, share] of Object.entries(law.coefficients) as [StatName, number][]) {
    const value = Math.floor((share * column(law.budget)) / 10_000);
    if (value > 0) stats[stat] = value;
  }
  if (law.spellPower) stats.spellPower = column('spellPower');
  if (law.armor !== undefined) stats.armor = column(law.armor);
  if (law.dps === undefined || law.speed === undefined) return { stats };
  const dps = column(law.dps);
  const spread = law.damageSpread ?? 1;
  return {
    stats,
    dps,
    damageMin: Math.floor(dps * law.speed * spread),
    damageMax: Math.floor(dps * law.speed * (2 - spread)),
  };
}
