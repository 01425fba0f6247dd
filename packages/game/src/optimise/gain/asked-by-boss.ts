import type { Item } from '../../item/item.ts';
import type { GearSet } from '../../set/gear-set.ts';
import { MAIN_HAND, OFF_HAND, RANGED, SLOT_IDS, type SlotId } from '../../slot/slots.ts';
import { STATS } from '../../stat/catalogue.ts';
import type { Books } from './rest.ts';

const HANDS: readonly SlotId[] = [MAIN_HAND, OFF_HAND, RANGED];

/** Stats that move a cap instead of coming nearer to it. */
const MOVING = new Set<string>([
  ...STATS.filter(({ group }) => group === 'weaponSkill').map(({ name }) => name),
  'enemyDodgePercent',
]);

export function isInHand(slot: SlotId): boolean {
  return HANDS.includes(slot);
}

/** Skill with a weapon, or an effect on the sheet that may give some: what a boss asks for changes with it. */
export function movesCaps(item: Item | null, { setOf }: Pick<Books, 'setOf'>): boolean {
  if (!item) return false;
  if (item.effects.length > 0) return true;
  for (const name in item.stats) if (MOVING.has(name)) return true;
  const set = item.setId === null ? null : setOf(item.setId);
  return set?.bonuses.some(({ stats }) => stats && hasMoving(stats)) ?? false;
}

function hasMoving(stats: object): boolean {
  return Object.keys(stats).some((name) => MOVING.has(name));
}

/** Two sets with the same key are asked the same by a boss. */
export function capsKey(set: GearSet, books: Pick<Books, 'setOf'>): string {
  const types = HANDS.map((slot) => set.gear[slot].item?.weaponType ?? '');
  const moving = SLOT_IDS.flatMap((slot) => {
    const { item } = set.gear[slot];
    return movesCaps(item, books) ? [`${slot}:${item!.id}`] : [];
  });
  return [...types, set.consumables.length, ...moving].join();
}
