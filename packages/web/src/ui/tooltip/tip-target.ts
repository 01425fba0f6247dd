import type { EnchantId } from '@gearwright/game/dataset/tables.ts';
import type { ItemId } from '@gearwright/game/item/item.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';

/** What a tooltip can tell of. */
export type TipTarget =
  /** An item by itself, compared with what is worn in the slot; without a slot, wherever it would go. */
  | { readonly kind: 'item'; readonly id: ItemId; readonly slot: SlotId | null }
  /** What the set on the screen wears there, with its gems and enchant. */
  | { readonly kind: 'worn'; readonly slot: SlotId }
  | { readonly kind: 'enchant'; readonly id: EnchantId }
  | { readonly kind: 'spell'; readonly id: number };

/** Spread on whatever is pointed at, focused or tapped: `<tr {...itemTip(item.id, slot)}>`. */
export interface TipProps {
  readonly 'data-tip': string;
}

export function itemTip(id: ItemId, slot: SlotId | null = null): TipProps {
  return { 'data-tip': slot === null ? `item ${id}` : `item ${id} ${slot}` };
}

export function wornTip(slot: SlotId): TipProps {
  return { 'data-tip': `worn ${slot}` };
}

export function enchantTip(id: EnchantId): TipProps {
  return { 'data-tip': `enchant ${id}` };
}

export function spellTip(spellId: number): TipProps {
  return { 'data-tip': `spell ${spellId}` };
}

export function readTip(text: string | null | undefined): TipTarget | null {
  const [kind, id, slot] = text?.split(' ') ?? [];
  if (!id) return null;
  switch (kind) {
    case 'item':
      return { kind, id, slot: slot ? (Number(slot) as SlotId) : null };
    case 'worn':
      return { kind, slot: Number(id) as SlotId };
    case 'enchant':
      return { kind, id };
    case 'spell':
      return { kind, id: Number(id) };
    default:
      return null;
  }
}
