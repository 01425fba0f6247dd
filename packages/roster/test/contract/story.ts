import type { Point } from '@gearwright/game/point/point.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import fc from 'fast-check';
import type { Roster } from '../../src/roster.ts';
import { custom, setInput, shared, STAMINA, STRENGTH, type Rosters } from './bench.ts';
import { CONNECTED } from './contract-characters.ts';

/** One roster and what there is in it, in the order of making: ids differ from roster to roster. */
export interface Actor {
  readonly roster: Roster;
  readonly characters: string[];
  readonly sets: string[];
  /** All that was ever made, by which things are named. */
  readonly made: string[];
}

/** Something a player may do, sensible or not. */
export interface Deed {
  readonly name: string;
  readonly does: (actor: Actor, rosters: Rosters) => Promise<unknown>;
}

/** Counted round those there are; the last is sometimes nobody. */
const place = fc.nat({ max: 11 });
const at = (ids: readonly string[], index: number): string =>
  index === 11 ? 'nobody' : (ids[index % ids.length] ?? 'nobody');

const names = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('Raid', 'alt', 'Zoë', 'Raid 10') },
  fc.constantFrom(' ', 'x'.repeat(120)),
);
const pointIds = fc.constantFrom('a', 'b', 'c');
const stats = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(STRENGTH, STAMINA) },
  fc.constant([]),
);

type PointMaker = (actor: Actor, rosters: Rosters) => Point;
const points: fc.Arbitrary<PointMaker[]> = fc.array(
  fc.oneof(
    fc.constant<PointMaker>((_, { game }) => game.preset),
    fc.constant<PointMaker>((_, { game }) => game.lowPreset),
    fc.tuple(pointIds, names, stats).map(([id, name, weights]): PointMaker => {
      return () => custom(id, name.trim() || 'Point', weights);
    }),
    fc.tuple(pointIds, place).map(([id, index]): PointMaker => {
      return ({ characters }) => shared(custom(id), at(characters, index));
    }),
  ),
  { maxLength: 3 },
);

function deed(name: string, does: Deed['does']): Deed {
  return { name, does };
}

const creatingCharacter = fc.tuple(names, points).map(([name, making]) =>
  deed(`create character ${name}`, async (actor, rosters) => {
    const connected = making.map((make) => make(actor, rosters));
    const { id } = await actor.roster.createCharacter({
      ...rosters.game.warrior,
      name,
      connectedSets: connected.length > 1 ? [{ ...CONNECTED, points: connected }] : [],
    });
    actor.characters.push(id);
    actor.made.push(id);
  }),
);

const updatingCharacter = fc
  .tuple(place, names, fc.option(points), fc.constantFrom(1, 30, 60, 81))
  .map(([index, name, making, level]) =>
    deed(`update character ${index}`, (actor, rosters) =>
      actor.roster.updateCharacter(at(actor.characters, index), {
        name,
        level,
        connectedSets: making
          ? [{ ...CONNECTED, points: making.map((make) => make(actor, rosters)) }]
          : undefined,
      }),
    ),
  );

const deletingCharacter = place.map((index) =>
  deed(`delete character ${index}`, async ({ roster, characters }) => {
    const { id } = await roster.deleteCharacter(at(characters, index));
    characters.splice(characters.indexOf(id), 1);
  }),
);

const creatingSet = fc.tuple(place, names, points).map(([index, name, making]) =>
  deed(`create set ${name} of ${index}`, async (actor, rosters) => {
    const made = making.map((make) => make(actor, rosters));
    const input = setInput(rosters, at(actor.characters, index), { name, points: made });
    const { id } = await actor.roster.createSet(input);
    actor.sets.push(id);
    actor.made.push(id);
  }),
);

const updatingSet = fc
  .tuple(place, fc.option(names), fc.option(points), fc.constantFrom(1, 2, 3, null, null, null))
  .map(([index, name, making, version]) =>
    deed(`update set ${index} on ${version}`, (actor, rosters) =>
      actor.roster.updateSet(
        at(actor.sets, index),
        { name: name ?? undefined, points: making?.map((make) => make(actor, rosters)) },
        { version: version ?? undefined },
      ),
    ),
  );

const deletingSet = place.map((index) =>
  deed(`delete set ${index}`, async ({ roster, sets }) => {
    const { id } = await roster.deleteSet(at(sets, index));
    sets.splice(sets.indexOf(id), 1);
  }),
);

/** Counted among all that was ever made: what is not in the bin is refused. */
const restoring = place.map((index) =>
  deed(`restore ${index}`, async ({ roster, made, characters, sets }) => {
    const { kind, id } = await roster.restoreFromBin(at(made, index));
    (kind === 'set' ? sets : characters).push(id);
  }),
);

const deletingForEver = place.map((index) =>
  deed(`delete ${index} for ever`, ({ roster, made }) => roster.deleteFromBin(at(made, index))),
);

const sharingSet = place.map((index) =>
  deed(`share set ${index}`, ({ roster, sets }) => roster.shareSet(at(sets, index))),
);

const updatingPoint = fc
  .tuple(pointIds, names, stats)
  .map(([id, name, weights]) =>
    deed(`update point ${id}`, ({ roster }) => roster.updatePoint(id, { name, stats: weights })),
  );

const levelling = fc
  .tuple(place, fc.constantFrom(20, 60, 70, 0))
  .map(([index, level]) =>
    deed(`points of ${index} for level ${level}`, ({ roster, characters }) =>
      roster.createPointsForLevel(at(characters, index), 50, level),
    ),
  );

const changingLevel = fc
  .tuple(place, fc.constantFrom(20, 45, 70, 0))
  .map(([index, level]) =>
    deed(`level ${level} for ${index}`, ({ roster, characters }) =>
      roster.changeLevel(at(characters, index), level),
    ),
  );

export const stories: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: creatingCharacter },
    { weight: 3, arbitrary: updatingCharacter },
    { weight: 1, arbitrary: deletingCharacter },
    { weight: 6, arbitrary: creatingSet },
    { weight: 8, arbitrary: updatingSet },
    { weight: 2, arbitrary: deletingSet },
    { weight: 1, arbitrary: sharingSet },
    { weight: 3, arbitrary: restoring },
    { weight: 1, arbitrary: deletingForEver },
    { weight: 3, arbitrary: updatingPoint },
    { weight: 1, arbitrary: levelling },
    { weight: 2, arbitrary: changingLevel },
  ),
  { minLength: 20, maxLength: 60, size: 'max' },
);

/** What came of it: `done`, or the code of the refusal. */
export async function outcome(deed: Deed, actor: Actor, rosters: Rosters): Promise<string> {
  try {
    await deed.does(actor, rosters);
    return 'done';
  } catch (error) {
    if (error instanceof PlannerError) return error.code;
    throw error;
  }
}
