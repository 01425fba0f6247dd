import { z } from 'zod';
import { atTheBorder } from '../border.ts';
import { CHARACTER_LIMITS } from '../character/character-limits.ts';
import { PlannerError } from '../messages.ts';
import { storedPoint } from './point-schema.ts';
import { upgradeStoredPoints } from './upgrade-stored-points.ts';
import { fieldsOf, listOf, textOf, wholeOf, wholeWithin } from './legacy-values.ts';
import { STORED_LIMITS as most } from './stored-limits.ts';
import type { Character } from '../character/character.ts';
import { CLASSES, RACE_FACTION, RACES, type Race } from '../words/classes-and-races.ts';

/** A character as it is stored; browsers also keep the ids of its sets. */
export interface StoredCharacter extends Character {
  readonly setIds?: readonly string[];
}

const limits = CHARACTER_LIMITS;
const id = z.string().min(1).max(most.id);
const variation = z.int().min(0).max(limits.variation);

/** region-realm-name, lower case. */
export const connectedSetId = z
  .string()
  .max(160)
  .regex(/^(eu|us)-[^\s/]{1,120}-[^\s/-]{1,60}$/, 'not a connected set id');

const storedConnectedSet = z.object({
  id: connectedSetId,
  region: z.enum(['eu', 'us']),
  realm: z.string().min(1).max(limits.realm),
  name: z.string().min(1).max(limits.name),
  points: z.array(storedPoint).max(most.points),
});

const storedVariations = z.object({
  skinColor: variation,
  face: variation,
  hair: variation,
  hairColor: variation,
  facialHair: variation,
});

export const storedCharacter = z.object({
  id,
  name: z.string().min(1).max(limits.name),
  level: z.int().min(1).max(limits.level),
  realm: z.string().max(limits.realm).nullable(),
  guild: z.string().max(limits.guild).nullable(),
  faction: z.enum(['alliance', 'horde']),
  race: z.enum(RACES as [Race, ...Race[]]),
  gender: z.literal([0, 1]),
  gameClass: z.enum(CLASSES),
  spec: z.string().max(most.spec).nullable(),
  variations: storedVariations,
  connectedSets: z.array(storedConnectedSet).max(limits.connectedSets),
  setIds: z.array(id).max(limits.sets).optional(),
});

/** Throws a `PlannerError` that names the field. */
export function parseStoredCharacter(value: unknown): StoredCharacter {
  return atTheBorder(storedCharacter, value, 'character');
}

/** Stored data of any age in today's form; what is no character at all is a `PlannerError`. */
export function upgradeStoredCharacter(value: unknown): StoredCharacter {
  if (typeof value !== 'object' || value === null) {
    throw new PlannerError('malformed', 'character', 'it is not an object');
  }
  const raw = fieldsOf(value);
  const race = typeof raw.race === 'string' ? raw.race.toLowerCase() : raw.race;
  const gameClass = typeof raw.gameClass === 'string' ? raw.gameClass.toLowerCase() : raw.gameClass;
  const variations = fieldsOf(raw.variations);
  const setIds = Array.isArray(raw.setIds)
    ? { setIds: raw.setIds.filter((setId) => id.safeParse(setId).success).slice(0, limits.sets) }
    : {};
  return parseStoredCharacter({
    id: raw.id,
    name: textOf(raw.name, limits.name),
    level: wholeOf(raw.level),
    realm: textOf(raw.realm, limits.realm) || null,
    guild: textOf(raw.guild, limits.guild) || null,
    faction: RACE_FACTION[race as Race],
    race,
    gender: wholeWithin(raw.gender, 0, 1, 0),
    gameClass,
    spec: textOf(raw.spec, most.spec) || null,
    variations: Object.fromEntries(
      Object.keys(storedVariations.shape).map((key) => [
        key,
        wholeWithin(variations[key], 0, limits.variation, 0),
      ]),
    ),
    connectedSets: listOf(raw.connectedSets)
      .map(fieldsOf)
      .map((set) => ({ ...set, points: upgradeStoredPoints(set.points) }))
      .flatMap((set) => storedConnectedSet.safeParse(set).data ?? [])
      .slice(0, limits.connectedSets),
    ...setIds,
  });
}
