import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { SetInput, SetPatch, SetWithCharacter } from '@gearwright/roster/roster.ts';
import type { GetSetQuery, SetPartsFragment } from '../generated/operations.ts';
import type * as wire from '../generated/types.ts';
import { characterFromWire } from './character.ts';
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
import { sent } from './sent.ts';

/** Fields that are the same at home and on the wire. */
const SAME = [
  'name',
  'spec',
  'phase',
  'pinned',
  'talents',
  'itemIds',
  'enchantIds',
  'gemIds',
  'runeIds',
  'glyphIds',
  'wishlistIds',
  'itemsAcquired',
  'enchantsAcquired',
  'gemsAcquired',
  'modelSettings',
] as const;

export function setPatchToWire(patch: SetPatch): wire.SetPatch {
  const { points, effectValues, goals, buffs, consumables, defaultFilters } = patch;
  return {
    ...sent(patch, SAME),
    ...(points && { points: points.map(pointToWire) }),
    ...(effectValues && { effectValues }),
    ...(goals && { goals: goalsToWire(goals) }),
    ...(buffs && { buffs: buffs.map(buffToWire) }),
    ...(consumables && { consumables: consumables.map(consumableToWire) }),
    ...(defaultFilters && { defaultFilters }),
  };
}

export function setInputToWire(input: SetInput): wire.SetInput {
  const { characterId, name, spec, phase, gameClass, points } = input;
  return {
    ...setPatchToWire(input),
    ...{ characterId, name, spec, phase, gameClass },
    points: points.map(pointToWire),
  };
}

export function setPatchFromWire(patch: wire.SetPatch, lookup: PointLookup): SetPatch {
  const { points, effectValues, goals, buffs, consumables, defaultFilters } = patch;
  return {
    ...sent(patch, SAME),
    ...(points && {
      points: points.map((point) => pointFromInput(point, lookup, 'pointNotFound')),
    }),
    ...(effectValues && { effectValues: effectValues.map(effectValueFromWire) }),
    ...(goals && { goals: goalsFromWire(goals) }),
    ...(buffs && { buffs: buffs.map(buffFromWire) }),
    ...(consumables && { consumables: consumables.map(consumableFromWire) }),
    ...(defaultFilters && { defaultFilters: filtersFromWire(defaultFilters) }),
  };
}

export function setInputFromWire(input: wire.SetInput, lookup: PointLookup): SetInput {
  const { points, ...rest } = input;
  const { characterId, name, spec, phase, gameClass } = rest;
  return {
    ...setPatchFromWire(rest, lookup),
    ...{ characterId, name, spec, phase, gameClass: gameClass ?? undefined },
    points: points.map((point) => pointFromInput(point, lookup, 'invalidPoint')),
  };
}

export function storedSetFromWire(parts: SetPartsFragment): StoredSet {
  return {
    ...parts,
    points: parts.points.map(pointFromWire),
    effectValues: parts.effectValues.map(effectValueFromWire),
    goals: goalsFromWire(parts.goals),
    buffs: parts.buffs.map(buffFromWire),
    consumables: parts.consumables.map(consumableFromWire),
  };
}

export function setWithCharacterFromWire(parts: GetSetQuery['getSet']): SetWithCharacter {
  return {
    ...storedSetFromWire(parts),
    character: characterFromWire(parts.character),
    warnings: parts.warnings,
  };
}

/** How `extensions.current` of a stale save carries the set: as `SetParts` would. */
export function storedSetToWire(set: StoredSet): SetPartsFragment {
  return {
    ...set,
    points: set.points.map((point) => ({
      gameClass: null,
      author: null,
      authorLink: null,
      parentCharacterId: null,
      parentType: null,
      ...point,
    })),
    goals: goalsToWire(set.goals),
    buffs: set.buffs.map(buffToWire),
    consumables: set.consumables.map(consumableToWire),
  };
}
