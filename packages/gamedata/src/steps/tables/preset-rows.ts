import type { ClassFacts, PointPreset } from '@gearwright/game/dataset/tables.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Row } from '../../row.ts';

/** Stable, so that sets keep referring to it: made from what the source calls it, not from what we do. */
export function presetId(parts: readonly string[]): string {
  return parts
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function readLevels(row: Row): PointPreset['levels'] {
  if (!row.has('levels')) return null;
  const [from, to] = row.wholes('levels');
  if (from === undefined || to === undefined || from > to) row.fail('levels must be a bracket');
  return [from, to];
}

const ROLE_NAMES: Readonly<Record<string, string>> = {
  any: 'All specs',
  dps: 'Damage',
  healing: 'Healing',
  tank: 'Tank',
};

/** "Feral (Cat)", or what a row for several specs is for. */
export function specName(
  classes: readonly ClassFacts[],
  gameClass: GameClass,
  key: string,
): string {
  const specs = classes.find((facts) => facts.gameClass === gameClass)?.specs ?? [];
  return specs.find((spec) => spec.key === key)?.name ?? ROLE_NAMES[key] ?? capital(key);
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
