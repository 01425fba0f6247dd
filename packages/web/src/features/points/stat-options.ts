import type { Edition } from '@gearwright/game/edition/edition.ts';
import { editionHasStat, STATS, type StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Option } from '../../ui/Select.tsx';

/** The stats a point of this edition can weigh, in the order of the sheet. */
export function statOptions(edition: Edition): readonly Option<StatName>[] {
  return STATS.filter(({ name }) => editionHasStat(name, edition)).map(({ name, label }) => ({
    value: name,
    label,
  }));
}

const LABELS = new Map<string, string>(STATS.map(({ name, label }) => [name, label]));

/** The heaviest weights in words: `Strength 2, Agility 1.5, …` */
export function statsInWords(
  stats: readonly { readonly name: StatName; readonly value: number }[],
  most = 4,
): string {
  const words = stats
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, most)
    .map(({ name, value }) => `${LABELS.get(name) ?? name} ${Number(value.toFixed(2))}`);
  return words.join(', ') + (stats.length > most ? ', …' : '');
}
