import type { ItemQuery as WireQuery } from '@gearwright/api/generated/types.ts';
import type { WireItem } from '@gearwright/api/wire/item-to-wire.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { autofillItems } from '@gearwright/game/optimise/autofill-items.ts';
import type { ItemQuery, QueryType } from '@gearwright/game/search/query.ts';
import { searchEnchants } from '@gearwright/game/search/search-enchants.ts';
import { searchGems } from '@gearwright/game/search/search-gems.ts';
import { searchItems, type ItemHit } from '@gearwright/game/search/search-items.ts';
import { searchRunes } from '@gearwright/game/search/search-runes.ts';
import type { Catalog } from './catalog.ts';
import { itemQueryFromWire } from './item-query.ts';
import { scored, wireEnchant, wireItem, wireRune } from './wire-items.ts';

const LARGEST_PAGE = 100;
/** More than any edition has items: the limit of a query that wants all. */
const LAST_PLACE = 100_000;
const MOST_HITS = 50;

export interface WirePage {
  readonly total: number;
  readonly items: readonly WireItem[];
}

export function searchPage(
  catalog: Catalog,
  wire: WireQuery,
  from: number,
  size: number,
): WirePage {
  within('from', from, 0, LAST_PLACE);
  within('size', size, 0, LARGEST_PAGE);
  const query = { ...itemQueryFromWire(wire, catalog.edition), from, size };
  const kinds = kindsOf(query);
  if (kinds.length === 1) return pageOf(catalog, kinds[0]!, query);
  // Each kind is asked for all that could stand on the page; then the best of all of them do.
  const pages = kinds.map((kind) =>
    pageOf(catalog, kind, { ...query, types: typesOf(kind, query), from: 0, size: from + size }),
  );
  const items = pages
    .flatMap((page) => page.items)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .slice(from, from + size);
  return { total: pages.reduce((sum, page) => sum + page.total, 0), items };
}

function pageOf(catalog: Catalog, kind: Kind, query: ItemQuery): WirePage {
  const score = (hit: { readonly score: number }) => (query.statWeights ? hit.score : null);
  switch (kind) {
    case 'enchant': {
      const { total, hits } = searchEnchants(catalog.index, query);
      return { total, items: hits.map((hit) => scored(wireEnchant(hit.thing), score(hit))) };
    }
    case 'rune': {
      const { total, hits } = searchRunes(catalog.index, query);
      return { total, items: hits.map((hit) => scored(wireRune(hit.thing, catalog), score(hit))) };
    }
    case 'gem': {
      const { total, hits } = searchGems(catalog.index, query);
      return { total, items: hits.map((hit) => scored(wireItem(hit.item), score(hit))) };
    }
    case 'item': {
      const { total, hits } = searchItems(catalog.index, query);
      return { total, items: hits.map((hit) => scoredHit(hit, query)) };
    }
  }
}

export function bestOfSlots(
  catalog: Catalog,
  hits: number,
  query: WireQuery,
  mainWeaponQuery: WireQuery | null,
  offWeaponQuery: WireQuery | null,
) {
  within('hits', hits, 1, MOST_HITS);
  const read = (wire: WireQuery) => itemQueryFromWire(wire, catalog.edition);
  const common = read(query);
  const slots = autofillItems(catalog.index, {
    hits,
    query: common,
    mainWeaponQuery: mainWeaponQuery && asked(read(mainWeaponQuery)),
    offWeaponQuery: offWeaponQuery && asked(read(offWeaponQuery)),
  });
  return slots.map(({ slot, hits: found }) => ({
    slotId: slot,
    items: found.map((hit) => scoredHit(hit, common)),
  }));
}

/** The fields that are set, and no others, so that they can be spread over the common query. */
function asked(query: ItemQuery): ItemQuery {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== null && value !== undefined),
  );
}

function scoredHit({ item, score }: ItemHit, query: ItemQuery): WireItem {
  const level = item.quality === 7 ? (query.scaledLevel ?? null) : null;
  return scored(wireItem(item, level), query.statWeights ? score : null);
}

type Kind = 'item' | 'gem' | 'enchant' | 'rune';

/** What is searched, each once, in the order asked for: weapons and armor are items. */
function kindsOf({ type, types }: ItemQuery): readonly Kind[] {
  const asked = type ? [type] : (types ?? []);
  return asked.length === 0 ? ['item'] : [...new Set(asked.map(kindOf))];
}

function kindOf(type: QueryType): Kind {
  return type === 'gem' || type === 'enchant' || type === 'rune' ? type : 'item';
}

function typesOf(kind: Kind, { types }: ItemQuery): readonly QueryType[] {
  return (types ?? []).filter((type) => kindOf(type) === kind);
}

function within(field: string, value: number, least: number, most: number): void {
  if (value < least || value > most) throw new PlannerError('outOfRange', field, least, most);
}
