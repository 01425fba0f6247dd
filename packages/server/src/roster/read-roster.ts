import type { Inventory } from '@gearwright/game/character/inventory.ts';
import type { Character } from '@gearwright/game/character/character.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { sortedByName } from '@gearwright/roster/sorted-by-name.ts';
import type { NamedSnapshot, OwnedPoint } from '@gearwright/roster/roster.ts';
import type { CustomPoints, KeptSet } from '@gearwright/roster/rules/point-ref.ts';
import { resolveCharacter } from './character-rows.ts';
import { linksOfOwner, type KeptLink } from './link-rows.ts';
import type { RosterScope } from './roster-scope.ts';
import { characterFromRow, setFromRow } from './kept-rows.ts';
import { readPoints, resolve } from './point-rows.ts';
import { fromJson, type Json } from '../storage/types.ts';
import { SET_COLUMNS } from './set-rows.ts';
import { snapshotsOfOwner } from './sql-history.ts';
import { listPoints } from './sql-points.ts';

/** All that a player keeps in an edition. */
export interface WholeRoster {
  readonly characters: readonly CharacterWithRows[];
  readonly points: readonly OwnedPoint[];
}

export interface CharacterWithRows {
  readonly character: Character;
  readonly inventory: Inventory;
  /** Worked out one at a time, for there may be thousands. */
  readonly sets: readonly (() => SetWithMore)[];
}

export interface SetWithMore extends StoredSet {
  readonly snapshots: readonly NamedSnapshot[];
  /** What became of its link; null where nothing did. */
  readonly link: KeptLink | null;
}

/** In a handful of questions, however much it is. */
export async function readRoster(scope: RosterScope): Promise<WholeRoster> {
  const { db, owner } = scope;
  const characters = await db
    .selectFrom('characters')
    .select(['id', 'body'])
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  if (characters.length === 0) return { characters: [], points: [] };
  const rows = await db
    .selectFrom('gear_sets')
    .select(SET_COLUMNS)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  const bags = await db
    .selectFrom('inventories')
    .select(['character_id', 'body'])
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  const inventories = new Map(bags.map((row) => [row.character_id, row.body]));
  const snapshots = Map.groupBy(await snapshotsOfOwner(scope), ({ setId }) => setId);
  const links = await linksOfOwner(scope);
  const custom = await readPoints(scope);
  const setsOf = Map.groupBy(rows, (row) => row.character_id);
  const resolved = characters.map((row) => resolveCharacter(scope, characterFromRow(row), custom));
  return {
    characters: sortedByName(resolved, ({ id }) => id).map((character) => ({
      character,
      inventory: inventoryOf(inventories.get(character.id)),
      sets: (setsOf.get(character.id) ?? []).map((row) => () => ({
        ...withPoints(scope, setFromRow(row), custom),
        snapshots: (snapshots.get(row.id) ?? []).flatMap(({ open }) => open()),
        link: links.get(row.id)?.() ?? null,
      })),
    })),
    points: await listPoints(scope),
  };
}

function inventoryOf(body: Json | undefined): Inventory {
  return body === undefined ? [] : fromJson<Inventory>(body);
}

/** A point that was let go after the set was read is left out. */
function withPoints(scope: RosterScope, set: KeptSet, custom: CustomPoints): StoredSet {
  return { ...set, points: resolve(scope, set.points, custom, set.gameClass) };
}
