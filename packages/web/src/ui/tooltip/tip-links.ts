import { databaseLink, priceLink } from '@gearwright/game/text/outside-links.ts';
import type { TooltipGame } from '@gearwright/game/text/tooltip-game.ts';
import type { TipThing } from './tip-content.ts';
import type { TipReader } from './tip-readers.ts';

export interface TipLinks {
  readonly database: string | null;
  readonly prices: string | null;
}

/** Where others tell of the same thing. */
export function tipLinks(
  thing: TipThing,
  { edition }: Pick<TooltipGame, 'edition'>,
  reader: TipReader | null,
): TipLinks {
  if (thing.kind === 'spell') {
    return { database: databaseLink(edition, 'spell', thing.spellId), prices: null };
  }
  if (thing.kind === 'enchant') {
    const { itemId, spellId } = thing.enchant;
    const id = itemId ?? spellId;
    const kind = itemId === null ? 'spell' : 'item';
    return { database: id === null ? null : databaseLink(edition, kind, id), prices: null };
  }
  const realm = reader?.realm;
  const faction = reader?.rules.wearer.faction;
  return {
    database: databaseLink(edition, 'item', thing.item.baseId),
    prices: realm && faction ? priceLink(edition, thing.item, { realm, faction }) : null,
  };
}
