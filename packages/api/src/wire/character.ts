import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { Gender } from '@gearwright/game/words/classes-and-races.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type {
  CharacterInput,
  CharacterPatch,
  CharacterSummary,
  CharacterWithSets,
} from '@gearwright/roster/roster.ts';
import type {
  CharacterPartsFragment,
  ConnectedSetPartsFragment,
  GetCharacterQuery,
  ListCharactersQuery,
} from '../generated/operations.ts';
import type * as wire from '../generated/types.ts';
import { pointFromInput, pointFromWire, pointToWire, type PointLookup } from './point.ts';
import { sent, sentOrNull } from './sent.ts';

const PLAIN = ['name', 'race', 'level', 'gameClass', 'variations'] as const;
const OPTIONAL = ['realm', 'guild', 'spec'] as const;

export function characterInputToWire(input: CharacterInput): wire.CharacterInput {
  const { name, race, level, gameClass, variations, gender, connectedSets } = input;
  return {
    ...{ name, race, level, gameClass, variations, gender },
    ...sentOrNull(input, OPTIONAL),
    connectedSets: connectedSets.map(connectedSetToWire),
  };
}

export function characterPatchToWire(patch: CharacterPatch): wire.CharacterPatch {
  const { gender, connectedSets } = patch;
  return {
    ...sent(patch, PLAIN),
    ...sentOrNull(patch, OPTIONAL),
    ...(gender !== undefined && { gender }),
    ...(connectedSets && { connectedSets: connectedSets.map(connectedSetToWire) }),
  };
}

export function characterInputFromWire(
  input: wire.CharacterInput,
  lookup: PointLookup,
): CharacterInput {
  const { name, race, level, gameClass, variations } = input;
  return {
    ...{ name, race, level, gameClass, variations },
    ...sentOrNull(input, ['guild', 'spec']),
    realm: input.realm ?? null,
    gender: genderOf(input.gender),
    connectedSets: (input.connectedSets ?? []).map((set) => connectedSetFromInput(set, lookup)),
  };
}

export function characterPatchFromWire(
  patch: wire.CharacterPatch,
  lookup: PointLookup,
): CharacterPatch {
  const { gender, connectedSets } = patch;
  return {
    ...sent(patch, PLAIN),
    ...sentOrNull(patch, OPTIONAL),
    ...(gender !== undefined && gender !== null && { gender: genderOf(gender) }),
    ...(connectedSets && {
      connectedSets: connectedSets.map((set) => connectedSetFromInput(set, lookup)),
    }),
  };
}

export function characterFromWire(parts: CharacterPartsFragment): StoredCharacter {
  const { gender, connectedSets } = parts;
  return {
    ...parts,
    gender: gender as Gender,
    connectedSets: connectedSets.map(connectedSetFromWire),
  };
}

export function characterWithSetsFromWire(
  parts: GetCharacterQuery['getCharacter'],
): CharacterWithSets {
  return { ...characterFromWire(parts), sets: parts.sets };
}

export function characterSummaryFromWire(
  parts: ListCharactersQuery['listCharacters'][number],
): CharacterSummary {
  const { gender, connectedSets } = parts;
  return {
    ...parts,
    gender: gender as Gender,
    connectedSets: connectedSets.map(connectedSetFromWire),
  };
}

export function genderOf(gender: number): Gender {
  if (gender !== 0 && gender !== 1) throw new PlannerError('outOfRange', 'gender', 0, 1);
  return gender;
}

function connectedSetToWire({ points, ...set }: ConnectedSet): wire.ConnectedSetInput {
  return { ...set, points: points.map(pointToWire) };
}

function connectedSetFromInput(
  { id, region, realm, name, points }: wire.ConnectedSetInput,
  lookup: PointLookup,
): ConnectedSet {
  return { id, region, realm, name, points: points.map((point) => pointFromInput(point, lookup)) };
}

function connectedSetFromWire({ points, ...set }: ConnectedSetPartsFragment): ConnectedSet {
  return { ...set, points: points.map(pointFromWire) };
}
