import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { RandomSuffix } from '@gearwright/game/item/item.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import type { EquippedItem } from './schema.ts';

/** The publisher's words for the stats that suffixes carry and items list as numbers. */
const STAT_TYPES: Readonly<Record<string, StatName>> = {
  STRENGTH: 'strength',
  AGILITY: 'agility',
  STAMINA: 'stamina',
  INTELLECT: 'intellect',
  SPIRIT: 'spirit',
};

/** A random suffix is no field of the answer: its words end the item's name, its amounts are among its stats. */
export function suffixOf(equipped: EquippedItem, dataset: Dataset): number | null {
  const baseId = equipped.item.id;
  const choices = dataset.suffixesOf(baseId);
  const base = dataset.item(String(baseId));
  if (choices.length === 0 || !base || !equipped.name) return null;
  const words = equipped.name.slice(base.name.length).trim();
  const named = choices.filter(
    (suffix) => equipped.name!.startsWith(base.name) && suffix.name === words,
  );
  if (named.length < 2) return named[0]?.id ?? null;
  const distances = named.map((suffix) => ({
    suffix,
    off: distance(suffix, equipped, base.stats),
  }));
  return distances.reduce((best, next) => (next.off < best.off ? next : best)).suffix.id;
}

/** How far the amounts of a suffix are from what the answer lists or says. */
function distance(
  suffix: RandomSuffix,
  equipped: EquippedItem,
  base: Readonly<Partial<Record<StatName, number>>>,
): number {
  const listed = new Map<StatName, number>();
  for (const { type, value } of equipped.stats ?? []) {
    const stat = STAT_TYPES[type.type];
    if (stat) listed.set(stat, (listed.get(stat) ?? 0) + value);
  }
  const said = numbersIn(equipped);
  return Object.entries(suffix.stats).reduce((sum, [name, value]) => {
    const stat = name as StatName;
    const known = listed.get(stat);
    if (known !== undefined) return sum + Math.abs(known - (base[stat] ?? 0) - value);
    return sum + (said.has(value) ? 0 : value);
  }, 0);
}

function numbersIn({ spells = [], enchantments = [] }: EquippedItem): ReadonlySet<number> {
  const texts = [
    ...spells.map(({ description }) => description),
    ...enchantments.map(({ display_string: text }) => text),
  ];
  return new Set(texts.flatMap((text) => (text?.match(/\d+/g) ?? []).map(Number)));
}
