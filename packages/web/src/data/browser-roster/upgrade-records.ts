import { upgradeStoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import { storedPoint } from '@gearwright/game/stored/point-schema.ts';
import { upgradeStoredPoints } from '@gearwright/game/stored/upgrade-stored-points.ts';
import { fieldsOf, listOf } from '@gearwright/game/stored/legacy-values.ts';
import { upgradeStoredSet } from '@gearwright/game/stored/upgrade-stored-set.ts';
import type { PointInput } from '@gearwright/roster/roster.ts';
import {
  refOf,
  type KeptCharacter,
  type KeptSet,
  type PointRef,
} from '@gearwright/roster/rules/point-ref.ts';

/** A record in today's form, and the custom points that an older form kept inside it. */
export interface Upgraded<Kept> {
  readonly kept: Kept;
  readonly points: readonly (readonly [string, PointInput])[];
}

/** Null when it is no set at all. */
export function upgradeSet(value: unknown): Upgraded<KeptSet> | null {
  const fields = fieldsOf(value);
  const set = readable(() => upgradeStoredSet({ ...fields, points: [] }));
  if (!set) return null;
  const { refs, points } = upgradeHeld(fields.points);
  return { kept: { ...set, points: refs }, points };
}

/** Null when it is no character at all. */
export function upgradeCharacter(value: unknown): Upgraded<KeptCharacter> | null {
  const fields = fieldsOf(value);
  const connected = listOf(fields.connectedSets).map(fieldsOf);
  const bare = connected.map((set) => ({ ...set, points: [] }));
  const character = readable(() => upgradeStoredCharacter({ ...fields, connectedSets: bare }));
  if (!character) return null;
  const { setIds: _, ...rest } = character;
  const held = new Map(connected.map((set) => [set.id, upgradeHeld(set.points)]));
  return {
    kept: {
      ...rest,
      connectedSets: rest.connectedSets.map((set) => ({
        ...set,
        points: held.get(set.id)?.refs ?? [],
      })),
    },
    points: [...held.values()].flatMap(({ points }) => points),
  };
}

/** Null when it is no point at all. */
export function upgradePoint(pointId: string, value: unknown): PointInput | null {
  const [point] = upgradeStoredPoints([{ ...fieldsOf(value), type: 'custom', pointId }]);
  return point ? { name: point.name, stats: point.stats } : null;
}

/** Points were once kept whole inside the set; now a set refers to them. */
function upgradeHeld(value: unknown) {
  const refs: PointRef[] = [];
  const points: [string, PointInput][] = [];
  for (const entry of listOf(value)) {
    const ref = asRef(entry);
    if (ref) {
      refs.push(ref);
      continue;
    }
    const [point] = upgradeStoredPoints([entry]);
    if (!point) continue;
    refs.push(refOf(point));
    if (point.type === 'custom')
      points.push([point.pointId, { name: point.name, stats: point.stats }]);
  }
  const seen = new Set<string>();
  const once = refs.filter(({ pointId }) => !seen.has(pointId) && seen.add(pointId));
  return { refs: once, points };
}

function asRef(value: unknown): PointRef | null {
  const fields = fieldsOf(value);
  if (fields.stats !== undefined) return null;
  const whole = { name: '-', author: '', authorLink: null, gameClass: 'warrior', ...fields };
  const read = storedPoint.safeParse({ ...whole, stats: [] });
  return read.success ? refOf(read.data) : null;
}

function readable<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
