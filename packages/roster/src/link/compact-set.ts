import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { presetPoint } from '@gearwright/game/point/preset-for.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import {
  RACE_FACTION,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import type { PublicSetInput } from '../roster.ts';

type SetFields = PublicSetInput['set'];
type PlainField = Exclude<keyof SetFields, 'points' | 'gameClass'>;

/**
 * Short names of what a link says of a set. A link that was once made is readable for ever: a name may be added here,
 * and none may ever come to mean something else.
 */
const KEYS = {
  name: 'n',
  spec: 's',
  phase: 'p',
  itemIds: 'i',
  enchantIds: 'e',
  gemIds: 'g',
  runeIds: 'r',
  itemsAcquired: 'ia',
  enchantsAcquired: 'ea',
  gemsAcquired: 'ga',
  wishlistIds: 'w',
  glyphIds: 'gl',
  talents: 't',
  effectValues: 'v',
  goals: 'h',
  buffs: 'b',
  consumables: 'c',
  modelSettings: 'm',
  defaultFilters: 'f',
} as const satisfies Record<PlainField, string>;

type Looks = readonly [
  skinColor: number,
  face: number,
  hair: number,
  hairColor: number,
  facialHair: number,
];
type Wearer = readonly [
  name: string,
  level: number,
  race: Race,
  gender: 0 | 1,
  gameClass: GameClass,
  ...Looks,
];

const FIELDS = Object.keys(KEYS) as PlainField[];

/** A set and who wears it in as few letters as will do: what a new set has anyway is left out. */
export function compactSet({ set, character }: PublicSetInput): object {
  const blank = blankSet(set.gameClass);
  const { name, level, race, gender, gameClass, variations } = character;
  const { skinColor, face, hair, hairColor, facialHair } = variations;
  const said = FIELDS.filter((field) => !same(set[field], blank[field]));
  return {
    a: [name, level, race, gender, gameClass, skinColor, face, hair, hairColor, facialHair],
    ...Object.fromEntries(said.map((field) => [KEYS[field], short(set[field])])),
    o: set.points.map(compactPoint),
  };
}

/** The set again; whatever else than a set of ours it is makes a `PlannerError`, here or at the border of stored sets. */
export function expandSet(value: unknown, dataset: Dataset): PublicSetInput {
  const said = value as Readonly<Record<string, unknown>> | null;
  const who = said?.['a'];
  if (!said || !Array.isArray(who)) throw new PlannerError('importParseFailed');
  // What it says is held against the schemas of sets and characters when it becomes a snapshot.
  const [name, level, race, gender, gameClass, skinColor, face, hair, hairColor, facialHair] =
    who as unknown as Wearer;
  const points = said['o'] ?? [];
  const blank = blankSet(gameClass);
  const set = {
    ...blank,
    ...Object.fromEntries(
      FIELDS.flatMap((field) => {
        const told = said[KEYS[field]];
        return told === undefined ? [] : [[field, long(told, blank[field])]];
      }),
    ),
    gameClass,
    points: Array.isArray(points)
      ? points.map((point, at) => expandPoint(point, at, gameClass, dataset))
      : points,
  } as unknown as SetFields;
  const variations = { skinColor, face, hair, hairColor, facialHair };
  const faction = RACE_FACTION[race];
  return { set, character: { name, level, race, gender, faction, gameClass, variations } };
}

function blankSet(gameClass: GameClass): SetFields {
  const nobody = { id: '', characterId: '', name: '', spec: '', phase: 0 };
  return withoutIds(storeSet(newGearSet({ ...nobody, gameClass })));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Numbers for numbers, and 0, which is nobody's id, for nothing. */
function short(value: unknown): unknown {
  if (value === null) return 0;
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  if (Array.isArray(value)) return value.map(short);
  return value;
}

/** The other way: `like` is what the field is when nothing was chosen, which tells texts from numbers. */
function long(value: unknown, like: unknown): unknown {
  if (typeof like === 'string') return typeof value === 'number' ? String(value) : value;
  return Array.isArray(like) && Array.isArray(value) ? value.map(longEntry) : value;
}

function longEntry(entry: unknown): unknown {
  if (entry === 0) return null;
  if (typeof entry === 'number') return String(entry);
  return Array.isArray(entry) ? entry.map(longEntry) : entry;
}

/** A preset by its id, for everybody has it; other weights in full. */
function compactPoint(point: Point): unknown {
  if (point.type === 'preset') return point.pointId;
  return [point.name, Object.fromEntries(point.stats.map(({ name, value }) => [name, value]))];
}

function expandPoint(
  value: unknown,
  at: number,
  gameClass: GameClass,
  { presets }: Dataset,
): unknown {
  if (typeof value === 'string') {
    const preset = presets.find(({ id }) => id === value);
    if (preset) return presetPoint(preset);
    // Weights that were since withdrawn are named in a warning beside the set.
    const withdrawn = { type: 'preset', pointId: value, name: value.slice(0, 100), stats: [] };
    return { ...withdrawn, gameClass, author: '', authorLink: null };
  }
  const [name, stats] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const entries = Object.entries(stats ?? {});
  return {
    type: 'custom',
    pointId: `point-${at + 1}`,
    name,
    stats: entries.map(([stat, worth]) => ({ name: stat, value: worth as unknown })),
  };
}
