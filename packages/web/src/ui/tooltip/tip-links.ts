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
  { edition, dataset }: Pick<TooltipGame, 'edition' | 'dataset'>,
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
  // Without a realm of the reader's the edition's first stands in, and its horde.
  const realm = reader?.realm ?? dataset.realms[0]?.slug;
  const faction = reader?.rules.wearer.faction ?? 'horde';
  return {
    database: databaseLink(edition, 'item', thing.item.baseId),
    prices: realm ? priceLink(edition, thing.item, { realm, faction }) : null,
  };
}
