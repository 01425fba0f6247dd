import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import { MESSAGES, PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import type { CustomPoint, PointStat, SharedPoint } from '@gearwright/game/point/point.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { expect } from 'vitest';
import type { CharacterInput, Roster, SetInput } from '../../src/roster.ts';
import type { ContractGame } from './contract-game.ts';

/** What a roster is tried with: two owners who keep their things in one place. */
export interface Rosters {
  readonly game: ContractGame;
  readonly mine: Roster;
  readonly theirs: Roster;
  /** Shared sets are snapshots, as a guest's are: shared anew when the set changed (acceptance D12). */
  readonly snapshots?: boolean;
  close?(): Promise<void>;
}

/** The rosters of the test that runs. */
export type Bench = () => Rosters;

export function addCharacter(
  { mine, game }: Rosters,
  facts: Partial<CharacterInput> = {},
): Promise<StoredCharacter> {
  return mine.createCharacter({ ...game.warrior, ...facts });
}

export function setInput(
  { game }: Rosters,
  characterId: string,
  facts: Partial<SetInput> = {},
): SetInput {
  const { spec, preset } = game;
  return { characterId, name: 'Raid', spec, phase: 1, points: [preset], ...facts };
}

export async function addSet(rosters: Rosters, facts: Partial<SetInput> = {}): Promise<StoredSet> {
  const characterId = facts.characterId ?? (await addCharacter(rosters)).id;
  return rosters.mine.createSet(setInput(rosters, characterId, facts));
}

export const STRENGTH: readonly PointStat[] = [{ name: 'strength', value: 2 }];
export const STAMINA: readonly PointStat[] = [{ name: 'stamina', value: 1.5 }];

export function custom(
  pointId: string,
  name = 'Mine',
  stats: readonly PointStat[] = STRENGTH,
): CustomPoint {
  return { type: 'custom', pointId, name, stats };
}

export function shared(point: CustomPoint, parentCharacterId: string): SharedPoint {
  return { ...point, type: 'shared', parentCharacterId, parentType: 'set' };
}

/** Refused with the code, and with the sentence where it takes no words of the case. */
export async function expectRefusal(asked: Promise<unknown>, code: MessageCode): Promise<void> {
  const error: unknown = await asked.then(
    () => 'was not refused',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PlannerError);
  expect((error as PlannerError).code).toBe(code);
  if (MESSAGES[code].length === 0) {
    expect((error as PlannerError).message).toBe((MESSAGES[code] as () => string)());
  }
}

/** Everything an owner can see of what they have. */
export async function everythingOf(roster: Roster): Promise<unknown> {
  const characters = await roster.listCharacters();
  return {
    characters: await Promise.all(characters.map(({ id }) => roster.getCharacter(id))),
    sets: await Promise.all(
      characters.flatMap(({ sets }) => sets.map(({ id }) => roster.getSet(id))),
    ),
    inventories: await Promise.all(characters.map(({ id }) => roster.getInventory(id))),
    points: await roster.listPoints(),
    bin: (await roster.listBin()).map((thing) => ({ ...thing, deletedAt: 0 })),
    listed: characters,
  };
}

/** A refused write changes nothing. */
export async function expectRefusalAndNoChange(
  { mine }: Rosters,
  ask: () => Promise<unknown>,
  code: MessageCode,
): Promise<void> {
  const before = await everythingOf(mine);
  await expectRefusal(ask(), code);
  expect(await everythingOf(mine)).toEqual(before);
}
