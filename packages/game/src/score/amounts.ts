import type { ItemSet } from '../dataset/tables.ts';
import { gemColorCounts, unmetRequirements } from '../gem/gem-colors.ts';
import { socketBonusActive } from '../gem/socket-bonus.ts';
import type { Item } from '../item/item.ts';
import type { Gear } from '../set/gear-set.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import type { StatName, Stats } from '../stat/catalogue.ts';
import { DPS_OF_SLOT } from './weight-vector.ts';

export type Amounts = Partial<Record<StatName, number>>;

export function addStats(to: Amounts, stats: Stats | null): void {
  for (const name in stats) {
    const stat = name as StatName;
    to[stat] = (to[stat] ?? 0) + (stats[stat] ?? 0);
  }
}

/** The item's stats with what a weight can also name: the weapon's figures, the dps of its hand, its sockets. */
export function itemAmounts(item: Item, slot: SlotId | null): Stats {
  const amounts: Amounts = { ...item.stats };
  const weapon: Amounts = {
    weaponDamageMin: item.damageMin ?? 0,
    weaponDamageMax: item.damageMax ?? 0,
    weaponSpeed: item.speed ?? 0,
    weaponDps: item.dps ?? 0,
  };
  addStats(amounts, weapon);
  const dps = slot === null ? undefined : DPS_OF_SLOT[slot];
  if (dps) addStats(amounts, { [dps]: amounts.weaponDps });
  for (const color of item.sockets) addStats(amounts, { [`${color}Sockets`]: 1 });
  return amounts;
}

/** Everything the gear gives by itself: items, enchants, gems, active metas, socket bonuses, set bonuses that are stats. */
export function gearAmounts(gear: Gear, setOf: (setId: number) => ItemSet | null): Stats {
  const amounts: Amounts = {};
  const colors = gemColorCounts(gear);
  const pieces = new Map<number, number>();
  for (const slot of SLOT_IDS) {
    const { item, enchant, gems } = gear[slot];
    if (!item) continue;
    addStats(amounts, itemAmounts(item, slot));
    addStats(amounts, enchant?.stats ?? null);
    for (const gem of gems) {
      if (gem && unmetRequirements(gem, colors).length === 0) addStats(amounts, gem.stats);
    }
    if (socketBonusActive(gear[slot])) addStats(amounts, item.socketBonus);
    if (item.setId !== null) pieces.set(item.setId, (pieces.get(item.setId) ?? 0) + 1);
  }
  for (const [setId, worn] of pieces) {
    for (const bonus of setOf(setId)?.bonuses ?? []) {
      if (bonus.pieces <= worn) addStats(amounts, bonus.stats);
    }
  }
  return amounts;
}
