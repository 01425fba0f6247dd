import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { Quality } from '@gearwright/game/item/item.ts';
import { ARMOR_TYPES, WEAPON_TYPES } from '@gearwright/game/item/weapon-types.ts';
import { CLASS_NAMES, QUALITY_NAMES } from '@gearwright/game/text/names.ts';
import type { ItemFilters } from './item-filters.ts';
import { offersPvp, offersRaids } from './offered.ts';

export interface ActiveFilter {
  readonly key: keyof ItemFilters;
  readonly label: string;
  /** Takes it away. */
  readonly off: Partial<ItemFilters>;
}

/** What narrows the list, in a few words each. Search and slot stand beside them and are no part. */
export function activeFilters(
  filters: ItemFilters,
  edition: Edition,
  dataset: Dataset,
): readonly ActiveFilter[] {
  const { equippableBy, types, quality, phases, sources, raids, levels, professions } = filters;
  const of = <Value>(values: readonly Value[] | null, words: (value: Value) => string) =>
    values?.map(words).join(', ') ?? null;
  const labels: Partial<Record<keyof ItemFilters, string | null>> = {
    equippableBy: equippableBy && whoWords(equippableBy),
    quality: of(quality, (each) => QUALITY_NAMES[each as Quality] ?? String(each)),
    levels: levels && `Level ${levels[0]} to ${levels[1]}`,
    phases: phases && `Phase ${phases.toSorted((a, b) => a - b).join(', ')}`,
    sources: of(sources, (key) => edition.sources.find((one) => one.key === key)?.label ?? key),
    raids: offersRaids(sources)
      ? of(raids, (id) => dataset.zones.find((zone) => zone.id === id)?.name ?? String(id))
      : null,
    maxPvpRank:
      filters.maxPvpRank !== null && offersPvp(sources)
        ? `Rank ${filters.maxPvpRank} at most`
        : null,
    maxArenaRating:
      filters.maxArenaRating === null ? null : `Rating ${filters.maxArenaRating} at most`,
    types: of(types, typeWords),
    professions: of(professions, (each) => each.charAt(0).toUpperCase() + each.slice(1)),
  };
  return Object.entries(labels).flatMap(([key, label]) =>
    label ? { key: key as keyof ItemFilters, label, off: { [key]: null, ...ALSO[key] } } : [],
  );
}

/** What goes with it. */
const ALSO: Readonly<Record<string, Partial<ItemFilters>>> = {
  equippableBy: { valuedBy: null, types: null, sort: null },
  sources: { raids: null, maxPvpRank: null },
};

function whoWords(equippableBy: string): string {
  const gameClass = CLASSES.find((each) => each === equippableBy);
  return gameClass ? CLASS_NAMES[gameClass] : 'My character';
}

function typeWords(type: string): string {
  const number = Number(type.replace(/\D+/, ''));
  return (type.startsWith('armor') ? ARMOR_TYPES : WEAPON_TYPES)[number] ?? type;
}
