import type { Dataset, DatasetTexts } from '../dataset/dataset.ts';
import type { Enchant } from '../dataset/tables.ts';
import type { Item, ItemSource } from '../item/item.ts';
import { openSources } from '../item/open-sources.ts';
import { SHEET_ORDER, slotLabel } from '../slot/slots.ts';
import { placeOfSource, type SourcePlace } from '../text/source-place.ts';
import { SOURCE_TYPE_WORDS } from '../text/source-words.ts';
import type { GearSet } from '../set/gear-set.ts';

/** Something to get: how many, and what for. */
export interface Wanted {
  /** Null for an enchant that no item carries: an enchanter casts it. */
  readonly itemId: number | null;
  readonly name: string;
  readonly count: number;
  /** Slots it is for, or what is made of it. */
  readonly uses: readonly string[];
}

/** Whom or what to go to in a place, and for what. */
export interface Stop {
  readonly who: string;
  readonly items: readonly Wanted[];
}

export interface Place {
  readonly where: string;
  readonly stops: readonly Stop[];
}

/** What a set still lacks, by where it is had. What is marked as acquired is not on it. */
export interface ShoppingList {
  readonly places: readonly Place[];
  readonly gems: readonly Wanted[];
  readonly enchants: readonly Wanted[];
  /** For what can be crafted: summed up. */
  readonly materials: readonly Wanted[];
}

type Texts = Pick<DatasetTexts, 'item'>;

export function shoppingList(set: GearSet, dataset: Dataset, texts: Texts): ShoppingList {
  const pieces = SHEET_ORDER.map((slot) => ({ slot: slotLabel(slot), ...set.gear[slot] }));
  const items = pieces.flatMap(({ slot, item, itemAcquired }) =>
    item && !itemAcquired ? [{ item, use: slot }] : [],
  );
  const gems = pieces.flatMap(({ slot, gems: worn, gemsAcquired }) =>
    worn.flatMap((gem, socket) => (gem && !gemsAcquired[socket] ? [{ item: gem, use: slot }] : [])),
  );
  const enchants = pieces.flatMap(({ slot, enchant, enchantAcquired }) =>
    enchant && !enchantAcquired ? [{ enchant, use: slot }] : [],
  );
  const crafted = [
    ...items.map(({ item }) => item),
    ...gems.map(({ item }) => item),
    ...enchants.flatMap(({ enchant }) => carrierOf(enchant, dataset) ?? []),
  ];
  return {
    places: placesOf(items, texts),
    gems: counted(gems.map(({ item, use }) => ({ itemId: item.baseId, name: item.name, use }))),
    enchants: counted(
      enchants.map(({ enchant, use }) => ({ itemId: enchant.itemId, name: enchant.name, use })),
    ),
    materials: materialsOf(crafted, dataset, texts),
  };
}

function carrierOf({ itemId }: Enchant, dataset: Dataset): Item | null {
  return itemId === null ? null : dataset.item(String(itemId));
}

interface Need {
  readonly item: Item;
  readonly use: string;
}

function placesOf(needs: readonly Need[], texts: Texts): readonly Place[] {
  const sourced = needs.map((need) => ({ ...need, ...placeOf(need.item, texts) }));
  const byPlace = Map.groupBy(sourced, ({ where }) => where);
  return [...byPlace]
    .map(([where, there]) => ({
      where,
      stops: [...Map.groupBy(there, ({ who }) => who)].map(([who, wanted]) => ({
        who,
        items: counted(
          wanted.map(({ item, use }) => ({ itemId: item.baseId, name: item.name, use })),
        ),
      })),
    }))
    .toSorted((one, other) => one.where.localeCompare(other.where, 'en'));
}

/** The first place it still comes from: who there has it, else how it is had. */
function placeOf(item: Item, texts: Texts): SourcePlace {
  const [source] = openSources(texts.item(item.baseId));
  if (!source) return { where: 'Elsewhere', who: kindOf(item.sourceTypes[0]) };
  return placeOfSource(source);
}

function kindOf(type: ItemSource['type'] | undefined): string {
  return type ? SOURCE_TYPE_WORDS[type] : 'Source unknown';
}

function materialsOf(crafted: readonly Item[], dataset: Dataset, texts: Texts): readonly Wanted[] {
  return counted(
    crafted.flatMap((made) =>
      (texts.item(made.baseId)?.materials ?? []).map(({ itemId, amount }) => ({
        itemId,
        name: dataset.item(String(itemId))?.name ?? `Item ${itemId}`,
        use: made.name,
        amount,
      })),
    ),
  );
}

interface Line {
  readonly itemId: number | null;
  readonly name: string;
  readonly use: string;
  readonly amount?: number;
}

/** The same thing asked for twice is one line with its count. */
function counted(lines: readonly Line[]): readonly Wanted[] {
  return [...Map.groupBy(lines, ({ itemId, name }) => itemId ?? name).values()].map((same) => ({
    itemId: same[0]!.itemId,
    name: same[0]!.name,
    count: same.reduce((sum, { amount = 1 }) => sum + amount, 0),
    uses: [...new Set(same.map(({ use }) => use))],
  }));
}

/** As plain lines, to be pasted anywhere. */
export function shoppingText({ places, gems, enchants, materials }: ShoppingList): string {
  const line = ({ name, count, uses }: Wanted) => `  ${count} × ${name} (${uses.join(', ')})`;
  const section = (title: string, wanted: readonly Wanted[]) =>
    wanted.length === 0 ? [] : [title, ...wanted.map(line), ''];
  return [
    ...places.flatMap(({ where, stops }) => [
      where,
      ...stops.flatMap(({ who, items }) => [`  ${who}`, ...items.map((each) => `  ${line(each)}`)]),
      '',
    ]),
    ...section('Gems', gems),
    ...section('Enchants', enchants),
    ...section('Materials', materials),
  ]
    .join('\n')
    .trimEnd();
}
