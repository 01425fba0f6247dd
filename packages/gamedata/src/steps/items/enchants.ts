import type { Enchant, EnchantId } from '@gearwright/game/dataset/tables.ts';
import { count, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import type { EnchantRow } from './fact-rows.ts';

export interface EnchantPhases {
  readonly last: number;
  /** The phase that opened an enchant by the skill it asks of who makes it; 1 where it asks for none. */
  opened(spellId: number | undefined): number;
}

/** The icon of every enchanting spell. */
const ENCHANTING_ICON = 'trade_engraving';

/** Enchants under the three forms of id (acceptance D2). */
export function compileEnchants(
  rows: readonly EnchantRow[],
  drafts: ReadonlyMap<number, Draft>,
  phases: EnchantPhases,
  account: ItemAccount,
): readonly Enchant[] {
  const taken = new Set<EnchantId>();
  // Where two effects share an item, the newer one (greater effect id) is what the item does today.
  const newestFirst = mergeTwins(rows, account).toSorted((a, b) => b.effectId - a.effectId);
  const enchants = newestFirst.map((row) => {
    const id = idForms(row).find((form) => !taken.has(form))!;
    taken.add(id);
    return enchantOf(row, id, drafts, phases);
  });
  return enchants.toSorted((a, b) => a.effectId - b.effectId || compareIds(a.id, b.id));
}

function idForms(row: EnchantRow): readonly EnchantId[] {
  const last = `enchant:${row.effectId}_${row.slotIds[0]}`;
  return [
    ...(row.itemId === undefined ? [] : [String(row.itemId)]),
    ...(row.spellId === undefined ? [] : [`spell:${row.spellId}`]),
    last,
    `${last}_${row.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  ];
}

/** One enchant listed twice, once by its item and once by the spell that makes the item, is one. */
function mergeTwins(rows: readonly EnchantRow[], account: ItemAccount): readonly EnchantRow[] {
  const twins = Map.groupBy(rows, (row) =>
    JSON.stringify([row.effectId, row.name, row.stats ?? null]),
  );
  return [...twins.values()].flatMap((group) => {
    const byItem = group.find((row) => row.itemId !== undefined);
    const bySpell = group.find((row) => row.itemId === undefined);
    if (group.length !== 2 || byItem === undefined || bySpell === undefined) return group;
    count(account.corrections, 'enchant listed twice');
    return [{ ...bySpell, ...byItem }];
  });
}

function enchantOf(
  row: EnchantRow,
  id: EnchantId,
  drafts: ReadonlyMap<number, Draft>,
  phases: EnchantPhases,
): Enchant {
  const item = row.itemId === undefined ? undefined : drafts.get(row.itemId)?.item;
  return {
    id,
    effectId: row.effectId,
    spellId: row.spellId ?? null,
    itemId: row.itemId ?? null,
    recipeItemId: row.recipeItemId ?? null,
    name: row.name,
    icon: item?.icon ?? ENCHANTING_ICON,
    slotIds: row.slotIds,
    twoHandOnly: row.twoHandOnly === true,
    shieldOnly: row.shieldOnly === true,
    offHandOnly: row.offHandOnly === true,
    weaponTypes: row.weaponTypes ?? null,
    addsSocket: row.addsSocket === true,
    stats: row.stats ?? {},
    effects: row.effects ?? [],
    hasEffectText: row.special === true,
    classes: row.classes ?? null,
    requiredProfession: row.requiredProfession ?? null,
    requiredSkill: row.requiredSkill ?? null,
    requiredLevel: row.requiredLevel ?? 0,
    phase: Math.min(Math.max(row.phase, phases.opened(row.spellId)), phases.last),
    quality: row.quality,
  };
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
