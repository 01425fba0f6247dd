import { realmOf } from '@gearwright/game/character/realms.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { CLASS_NAMES, RACE_NAMES } from '@gearwright/game/text/names.ts';
import type { GameClass, Race } from '@gearwright/game/words/classes-and-races.ts';

/** "Protection Paladin", or the class alone while the spec is unknown. */
export function classWords(
  gameClass: GameClass,
  spec: string | null | undefined,
  dataset: Dataset | null,
): string {
  const facts = dataset?.classes.find((each) => each.gameClass === gameClass);
  const name = facts?.specs.find(({ key }) => key === spec)?.name;
  return name ? `${name} ${CLASS_NAMES[gameClass]}` : CLASS_NAMES[gameClass];
}

/** "70 Blood Elf" */
export function raceWords(level: number, race: Race): string {
  return `${level} ${RACE_NAMES[race]}`;
}

/** The realm's name; null without one. */
export function realmWords(realm: string | null, dataset: Dataset | null): string | null {
  return (dataset && realmOf(realm, dataset.realms)?.name) ?? null;
}
