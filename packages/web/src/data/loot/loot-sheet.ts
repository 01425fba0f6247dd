import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Item, ItemSource } from '@gearwright/game/item/item.ts';
import { DROPPING_TYPES } from '@gearwright/game/item/source-types.ts';
import { openSources } from '@gearwright/game/item/open-sources.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { placeOfSource } from '@gearwright/game/text/source-place.ts';

export interface LootDrop {
  readonly item: Item;
  readonly slot: SlotId;
  readonly gain: number;
  /** Percent; null where it is not known. */
  readonly chance: number | null;
}

export interface LootBoss {
  readonly who: string;
  readonly drops: readonly LootDrop[];
}

export interface LootPlace {
  readonly where: string;
  /** What the best of it gains. */
  readonly most: number;
  readonly bosses: readonly LootBoss[];
}

interface Gaining {
  readonly slot: SlotId;
  readonly upgrades: readonly { readonly item: Item; readonly gain: number }[];
}

/** What betters the set, by raid and boss; the place with most to gain first. */
export function lootSheet(
  slots: readonly Gaining[],
  texts: Pick<DatasetTexts, 'item'>,
): readonly LootPlace[] {
  const drops = slots.flatMap(({ slot, upgrades }) =>
    upgrades.flatMap(({ item, gain }) =>
      openSources(texts.item(item.baseId))
        .filter(({ type }) => DROPPING_TYPES.includes(type))
        .map((source) => ({ ...placeOfSource(source), drop: dropOf(item, slot, gain, source) })),
    ),
  );
  return [...Map.groupBy(drops, ({ where }) => where)]
    .map(([where, there]) => ({
      where,
      most: Math.max(...there.map(({ drop }) => drop.gain)),
      bosses: [...Map.groupBy(there, ({ who }) => who)]
        .map(([who, of]) => ({ who, drops: once(of.map(({ drop }) => drop)) }))
        .toSorted((a, b) => b.drops[0]!.gain - a.drops[0]!.gain),
    }))
    .toSorted((a, b) => b.most - a.most);
}

function dropOf(item: Item, slot: SlotId, gain: number, { dropChance }: ItemSource): LootDrop {
  return { item, slot, gain, chance: dropChance };
}

/** Each item once, the best first. */
function once(drops: readonly LootDrop[]): readonly LootDrop[] {
  const best = new Map<string, LootDrop>();
  for (const drop of drops) {
    const known = best.get(drop.item.id);
    if (!known || drop.gain > known.gain) best.set(drop.item.id, drop);
  }
  return [...best.values()].toSorted((a, b) => b.gain - a.gain);
}
