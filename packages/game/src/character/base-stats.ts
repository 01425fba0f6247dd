import type { Dataset } from '../dataset/dataset.ts';
import { PlannerError } from '../messages.ts';
import type { GameClass, Race } from '../words/classes-and-races.ts';

export interface BaseStats {
  readonly strength: number;
  readonly agility: number;
  readonly stamina: number;
  readonly intellect: number;
  readonly spirit: number;
  readonly health: number;
  readonly mana: number;
}

/** What a class and race have at a level before talents, racials and gear; health and mana before the attributes' share. */
export function baseStats(
  { baseStats: table, races }: Pick<Dataset, 'baseStats' | 'races'>,
  gameClass: GameClass,
  race: Race,
  level: number,
): BaseStats {
  const facts = races.find((each) => each.race === race);
  const ofClass = table.classes[gameClass];
  if (!facts || !ofClass || !facts.classes.includes(gameClass)) {
    throw new PlannerError('classNotOfRace', race, gameClass);
  }
  const { minLevel, levels } = ofClass;
  const row = levels[level - minLevel];
  if (!row) throw new PlannerError('outOfRange', 'level', minLevel, minLevel + levels.length - 1);
  const offsets = table.raceOffsets[race] ?? [0, 0, 0, 0, 0];
  const [strength, agility, stamina, intellect, spirit, health, mana] = row;
  return {
    strength: strength + offsets[0],
    agility: agility + offsets[1],
    stamina: stamina + offsets[2],
    intellect: intellect + offsets[3],
    spirit: spirit + offsets[4],
    health,
    mana,
  };
}
