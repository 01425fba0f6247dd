import { searchSlot } from '@gearwright/game/slot/slots.ts';
import { emptyItem, emptyTexts, type Draft } from './draft.ts';
import type { AddedItemRow } from './fact-rows.ts';
import { damagePerSecond } from './weapon-damage.ts';

/** An item the package lacks, as the facts tell it. */
export function draftFromFacts(row: AddedItemRow): Draft {
  const slotId = row.slotId ?? null;
  const [low = null, high = null] = row.damage ?? [];
  const item = Object.assign(emptyItem(row.id, row.name, row.icon.toLowerCase()), {
    kind: slotId === null ? ('reagent' as const) : ('equipment' as const),
    quality: row.quality,
    itemLevel: row.itemLevel,
    requiredLevel: row.requiredLevel ?? 0,
    phase: row.phase ?? 1,
    slotId: slotId === null ? null : searchSlot(slotId),
    handed: row.handed ?? null,
    armorType: row.armorType ?? null,
    weaponType: row.weaponType ?? null,
    stats: { ...row.stats },
    sockets: row.sockets ?? [],
    socketBonus: row.socketBonus ?? null,
    damageMin: low,
    damageMax: high,
    speed: row.speed ?? null,
    dps: damagePerSecond(low, high, row.speed ?? null),
    unique: row.unique === true,
    classes: row.classes ?? null,
    faction: row.faction ?? null,
    requiredProfession: row.requiredProfession ?? null,
  });
  return { item, texts: emptyTexts(), row: null, tooltip: null };
}
