import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import type { Character, Variations } from './character.ts';
import { classesOf } from './race-and-class.ts';
import { RACE_FACTION, type Faction, type Gender, type Race } from '../words/classes-and-races.ts';

/** A number from 0 up to, not including, 1. */
export type Dice = () => number;

const RACES_TO_BEGIN_WITH = 4;

export type CharacterBeginnings = Omit<Character, 'id'>;

/** What the creator starts with: dice choose all but name and realm. */
export function beginCharacter(
  edition: Edition,
  dataset: Dataset,
  dice: Dice,
): CharacterBeginnings {
  const faction: Faction = pick(['alliance', 'horde'], dice);
  const side = edition.races.filter((race) => RACE_FACTION[race] === faction);
  const race = pick(side.slice(0, RACES_TO_BEGIN_WITH), dice);
  const gender: Gender = pick([0, 1], dice);
  return {
    name: '',
    level: edition.newCharacterLevel,
    realm: null,
    guild: null,
    faction,
    race,
    gender,
    gameClass: pick(classesOf(dataset, race), dice),
    spec: null,
    variations: randomVariations(dataset, race, gender, dice),
    connectedSets: [],
  };
}

/** The creator's Randomize button. */
export function randomVariations(
  dataset: Dataset,
  race: Race,
  gender: Gender,
  dice: Dice,
): Variations {
  const counts = dataset.appearance(race, gender);
  const choose = (count: number): number => Math.floor(dice() * count);
  return {
    skinColor: choose(counts.skinColor),
    face: choose(counts.face),
    hair: choose(counts.hair),
    hairColor: choose(counts.hairColor),
    facialHair: choose(counts.facialHair),
  };
}

function pick<Choice>(choices: readonly Choice[], dice: Dice): Choice {
  return choices[Math.floor(dice() * choices.length)]!;
}
