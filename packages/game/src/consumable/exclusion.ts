import type { Edition } from '../edition/edition.ts';
import type { ConsumableType, Item } from '../item/item.ts';
import type { SlotId } from '../slot/slots.ts';

/** Several of these can be active at once, one of each group. */
const GROUPED: readonly ConsumableType[] = ['elixir', 'scroll'];

export interface Dose {
  readonly item: Item;
  readonly slotId: SlotId | null;
}

/** The two cannot be active together: the last chosen replaces the other. */
export function exclude(a: Dose, b: Dose, edition: Edition): boolean {
  if (a.item.baseId === b.item.baseId) return a.slotId === b.slotId;
  const [first, second] = [a.item.consumable, b.item.consumable];
  if (!first || !second || a.slotId !== b.slotId) return false;
  if (first.group !== null && first.group === second.group) return true;
  const types = places(first.type, edition);
  return places(second.type, edition).some((type) => types.includes(type));
}

/** What a type occupies: a flask counts as battle and guardian elixir where it is not a kind of its own. */
function places(type: ConsumableType, { consumables }: Edition): readonly ConsumableType[] {
  if (GROUPED.includes(type)) return [];
  if (type === 'flask' && consumables.flaskFromLevel === null) {
    return ['flask', 'battle', 'guardian'];
  }
  return [type];
}
