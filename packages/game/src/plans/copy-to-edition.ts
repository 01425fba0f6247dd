import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { refusal, type Refusal } from '../messages.ts';
import { presetFor, presetPoint } from '../point/preset-for.ts';
import type { NewId } from '../words/new-id.ts';
import type { GearSet } from '../set/gear-set.ts';
import { newGearSet } from '../set/new-gear-set.ts';
import { carryGear, type Dropped } from './carry-gear.ts';
import type { Character } from '../character/character.ts';
import type { CharacterAndSets } from './level-up.ts';
import { canBe } from '../character/race-and-class.ts';

export interface Destination {
  readonly edition: Edition;
  readonly dataset: Dataset;
}

export interface EditionCopy extends CharacterAndSets {
  /** What the other game does not know, set by set. */
  readonly dropped: readonly Dropped[];
}

/** A race or class the other game has not cannot go there at all. */
export function whyNotCopyToEdition(
  { race, gameClass }: Character,
  { edition, dataset }: Destination,
): Refusal | null {
  const known = edition.races.includes(race) && edition.classes.includes(gameClass);
  return known && canBe(dataset, race, gameClass)
    ? null
    : refusal('classNotOfRace', race, gameClass);
}

/** Sets rebuilt in another game: a preset point by class and spec, phase 1, no talents (acceptance D16). */
export function copyToEdition(
  character: Character,
  sets: readonly GearSet[],
  destination: Destination,
  newId: NewId,
): EditionCopy {
  const { edition, dataset } = destination;
  const id = newId();
  const lowest = dataset.classes.find((c) => c.gameClass === character.gameClass)?.minLevel ?? 1;
  const level = Math.max(lowest, Math.min(character.level, edition.maxLevel));
  const copy: Character = { ...character, id, level, realm: null, guild: null, connectedSets: [] };
  const dropped: Dropped[] = [];
  const copies = sets.map((set): GearSet => {
    const { gameClass, spec } = set;
    const preset = presetFor(dataset, edition, { gameClass, spec, level, phase: 1 });
    const rebuilt: GearSet = {
      ...newGearSet({ id: newId(), characterId: id, name: set.name, gameClass, spec, phase: 1 }),
      points: preset ? [presetPoint(preset)] : [],
      modelSettings: set.modelSettings,
    };
    const carried = carryGear(set, rebuilt, { edition, dataset, wearer: copy });
    dropped.push(...carried.dropped);
    return carried.set;
  });
  return { character: copy, sets: copies, dropped };
}
