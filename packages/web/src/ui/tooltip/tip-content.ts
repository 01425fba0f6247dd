import type { Enchant } from '@gearwright/game/dataset/tables.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { enchantTooltip } from '@gearwright/game/text/enchant-tooltip.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import { spellTooltip } from '@gearwright/game/text/spell-tooltip.ts';
import type { TooltipLine } from '@gearwright/game/text/tooltip-line.ts';
import { insteadOf, type Instead } from './instead.ts';
import { candidateReader, wornReader } from './reading.ts';
import type { TooltipGame } from '@gearwright/game/text/tooltip-game.ts';
import type { TipReader } from './tip-readers.ts';
import type { TipTarget } from './tip-target.ts';

export type TipThing =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'enchant'; readonly enchant: Enchant }
  | { readonly kind: 'spell'; readonly spellId: number };

export interface TipContent {
  readonly thing: TipThing;
  readonly name: string;
  readonly lines: readonly TooltipLine[];
  /** What it would take the place of; empty for what is worn already or cannot be. */
  readonly instead: readonly Instead[];
}

/** What a tooltip says; null when the game knows no such thing. */
export function tipContent(
  target: TipTarget,
  game: TooltipGame,
  reader: TipReader | null,
): TipContent | null {
  const { dataset } = game;
  const wearer = reader?.rules.wearer ?? null;
  switch (target.kind) {
    case 'item': {
      const item = wearer ? dataset.itemAt(target.id, wearer.level) : dataset.item(target.id);
      if (!item) return null;
      const lines = itemTooltip(item, game, candidateReader(reader));
      const instead = reader ? insteadOf(item, target.slot, game, reader) : [];
      return { thing: { kind: 'item', item }, name: item.name, lines, instead };
    }
    case 'worn': {
      const piece = reader?.set.gear[target.slot];
      if (!reader || !piece?.item) return null;
      const { item } = piece;
      const lines = itemTooltip(item, game, wornReader(reader, target.slot));
      return { thing: { kind: 'item', item }, name: item.name, lines, instead: [] };
    }
    case 'enchant': {
      const enchant = dataset.enchant(target.id);
      if (!enchant) return null;
      const lines = enchantTooltip(enchant, game, { wearer });
      return { thing: { kind: 'enchant', enchant }, name: enchant.name, lines, instead: [] };
    }
    case 'spell': {
      const lines = spellTooltip(target.id, game, { wearer });
      const name = dataset.spell(target.id)?.name;
      if (!lines || name === undefined) return null;
      return { thing: { kind: 'spell', spellId: target.id }, name, lines, instead: [] };
    }
  }
}
