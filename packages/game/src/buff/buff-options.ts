import type { Wearer } from '../character/character.ts';
import { CLASSES, RACE_FACTION, type GameClass } from '../words/classes-and-races.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Buff, BuffImprovement, BuffRank } from '../dataset/tables.ts';
import { refusal, type Refusal } from '../messages.ts';

export interface BuffOption {
  readonly buff: Buff;
  /** What can be cast at the level, highest first; empty for buffs without ranks. */
  readonly ranks: readonly BuffRank[];
  readonly improvements: readonly BuffImprovement[];
}

export interface BuffCategory {
  /** A class, `other` or `world`. */
  readonly key: GameClass | 'other' | 'world';
  readonly options: readonly BuffOption[];
}

const CATEGORY_ORDER: readonly BuffCategory['key'][] = [...CLASSES, 'other', 'world'];

function buffCategory(buff: Buff): BuffCategory['key'] {
  if (buff.scope === 'world') return 'world';
  return buff.castBy ?? 'other';
}

/** Why nobody can cast this on the wearer. */
export function whyNotBuff(buff: Buff, wearer: Wearer): Refusal | null {
  const { gameClass, race, faction, level } = wearer;
  if (buff.faction && buff.faction !== faction) {
    return refusal('wrongFaction', buff.name, faction);
  }
  const own = buff.selfOnly || buff.scope === 'self';
  if (own && buff.castBy && buff.castBy !== gameClass) {
    return refusal('wrongClass', buff.name, gameClass);
  }
  // A racial aura reaches the caster's whole party: anyone of that side can have it.
  const reaches = (caster: keyof typeof RACE_FACTION): boolean =>
    own ? caster === race : RACE_FACTION[caster] === faction;
  if (buff.races && !buff.races.some(reaches)) return refusal('wrongRace', buff.name, race);
  if (own && buff.classes && !buff.classes.includes(gameClass)) {
    return refusal('wrongClass', buff.name, gameClass);
  }
  const tooHigh = buff.maxLevel !== null && level > buff.maxLevel;
  const tooLow = buff.ranks.length > 0 && castableRanks(buff, level).length === 0;
  return tooHigh || tooLow ? refusal('notAvailable', buff.name, level) : null;
}

function castableRanks(buff: Buff, level: number): readonly BuffRank[] {
  return buff.ranks
    .filter((rank) => rank.level <= level)
    .toSorted((a, b) => b.rank - a.rank || b.level - a.level);
}

/** By who casts it, items and races under `other`, world buffs last. */
export function buffOptions(dataset: Dataset, wearer: Wearer): readonly BuffCategory[] {
  const offered = dataset.buffs.filter((buff) => whyNotBuff(buff, wearer) === null);
  return CATEGORY_ORDER.map((key) => ({
    key,
    options: offered
      .filter((buff) => buffCategory(buff) === key)
      .map((buff) => ({
        buff,
        ranks: castableRanks(buff, wearer.level),
        improvements: buff.improvements,
      })),
  })).filter(({ options }) => options.length > 0);
}
