import { takesEnchant } from '@gearwright/game/enchant/enchant-fits.ts';
import { socketsOf } from '@gearwright/game/gem/sockets.ts';
import type { GemColor, SocketColor } from '@gearwright/game/item/item.ts';
import { runeSlots } from '@gearwright/game/rune/rune-slots.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { wearerOf, type Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';

/** What is chosen for a slot: its item, enchant, rune, or the gem of a socket. */
export type Choosing =
  | { readonly kind: 'item' }
  | { readonly kind: 'enchant' }
  | { readonly kind: 'rune' }
  | {
      readonly kind: 'gem';
      readonly socket: number;
      readonly color: SocketColor;
      /** Colour of the gem that is there. */
      readonly now: GemColor | null;
    };

export interface SelectorTab {
  readonly key: string;
  readonly label: string;
  /** What is there now. */
  readonly now: string | null;
  readonly choosing: Choosing;
}

const COLOR_WORDS: Readonly<Record<SocketColor, string>> = {
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
  meta: 'Meta',
  prismatic: 'Prismatic',
};

/** The tabs of a slot, as the edition and the item in it allow them. */
export function selectorTabs(set: GearSet, slot: SlotId, rules: Rules): readonly SelectorTab[] {
  const piece = set.gear[slot];
  const { edition, dataset } = rules;
  const tabs: SelectorTab[] = [
    { key: 'item', label: 'Item', now: null, choosing: { kind: 'item' } },
  ];
  if (piece.item && takesEnchant(slot, piece.item, edition)) {
    const now = piece.enchant?.name.replace(/^Enchant .+? - /, '') ?? null;
    tabs.push({ key: 'enchant', label: 'Enchant', now, choosing: { kind: 'enchant' } });
  }
  if (edition.runes && runeSlots(dataset, set.gameClass).includes(slot)) {
    const now = piece.rune?.name ?? null;
    tabs.push({ key: 'rune', label: 'Rune', now, choosing: { kind: 'rune' } });
  }
  socketsOf(piece, wearerOf(set, rules.wearer), edition).forEach((color, socket) => {
    tabs.push({
      key: `gem-${socket}`,
      label: COLOR_WORDS[color],
      now: piece.gems[socket]?.name ?? null,
      choosing: { kind: 'gem', socket, color, now: piece.gems[socket]?.gem?.color ?? null },
    });
  });
  return tabs;
}
