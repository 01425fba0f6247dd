import { RACE_FACTION, type Gender } from '@gearwright/game/words/classes-and-races.ts';
import type { PublicSet, PublicSetInput } from '@gearwright/roster/roster.ts';
import type { PublicSetPartsFragment } from '../generated/operations.ts';
import type * as wire from '../generated/types.ts';
import { genderOf } from './character.ts';
import {
  buffFromWire,
  buffToWire,
  consumableFromWire,
  consumableToWire,
  effectValueFromWire,
  filtersFromWire,
  goalsFromWire,
  goalsToWire,
} from './choices.ts';
import { pointFromInput, pointFromWire, pointToWire, type PointLookup } from './point.ts';

/** Field by field: whoever shares may hold more of a set or character than a link shows. */
export function publicSetInputToWire({ set, character }: PublicSetInput): wire.PublicSetInput {
  const { level, race, gender, faction, variations } = character;
  const { itemIds, enchantIds, gemIds, runeIds, glyphIds, wishlistIds } = set;
  const { itemsAcquired, enchantsAcquired, gemsAcquired } = set;
  const { name, gameClass, spec, phase, talents, modelSettings, defaultFilters } = set;
  return {
    ...{ name, gameClass, spec, phase, talents, modelSettings, defaultFilters },
    ...{ itemIds, enchantIds, gemIds, runeIds, glyphIds, wishlistIds },
    ...{ itemsAcquired, enchantsAcquired, gemsAcquired },
    points: set.points.map(pointToWire),
    effectValues: set.effectValues,
    goals: goalsToWire(set.goals),
    buffs: set.buffs.map(buffToWire),
    consumables: set.consumables.map(consumableToWire),
    character: {
      ...{ level, race, gender, faction, variations },
      name: character.name,
      gameClass: character.gameClass,
    },
  };
}

export function publicSetInputFromWire(
  { character, ...input }: wire.PublicSetInput,
  lookup: PointLookup,
): PublicSetInput {
  const { points, effectValues, goals, buffs, consumables, defaultFilters, ...same } = input;
  const { race, gender } = character;
  return {
    set: {
      ...same,
      points: points.map((point) => pointFromInput(point, lookup)),
      effectValues: (effectValues ?? []).map(effectValueFromWire),
      goals: goalsFromWire(goals),
      buffs: buffs.map(buffFromWire),
      consumables: consumables.map(consumableFromWire),
      defaultFilters: filtersFromWire(defaultFilters),
    },
    character: { ...character, gender: genderOf(gender), faction: RACE_FACTION[race] },
  };
}

export function publicSetFromWire(parts: PublicSetPartsFragment): PublicSet {
  const { points, effectValues, goals, buffs, consumables, character } = parts;
  return {
    ...parts,
    points: points.map(pointFromWire),
    effectValues: effectValues.map(effectValueFromWire),
    goals: goalsFromWire(goals),
    buffs: buffs.map(buffFromWire),
    consumables: consumables.map(consumableFromWire),
    character: { ...character, gender: character.gender as Gender },
  };
}
