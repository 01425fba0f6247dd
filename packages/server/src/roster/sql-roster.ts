import type { Inventory } from '@gearwright/game/character/inventory.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type * as roster from '@gearwright/roster/roster.ts';
import { checkSession } from '../signing/check-session.ts';
import {
  rosterScope,
  writeInScope,
  type RosterScope,
  type RosterScopeOptions,
} from './roster-scope.ts';
import { SqlPublicSets } from './public-sets.ts';
import { shareSet } from './share-set.ts';
import * as bin from './sql-bin.ts';
import * as characters from './sql-characters.ts';
import * as history from './sql-history.ts';
import * as inventories from './sql-inventories.ts';
import * as levels from './sql-levels.ts';
import * as links from './sql-links.ts';
import * as points from './sql-points.ts';
import * as sets from './sql-sets.ts';
import { readWhole } from './read-whole.ts';

/** One user's roster in one edition, in the database. */
export class SqlRoster implements roster.Roster {
  readonly #options: RosterScopeOptions;
  readonly #scope: RosterScope;
  readonly #publicSets: SqlPublicSets;

  constructor(options: RosterScopeOptions) {
    this.#options = options;
    this.#scope = rosterScope(options);
    this.#publicSets = new SqlPublicSets({ ...options, sharer: { userId: options.userId } });
  }

  listCharacters(): Promise<readonly roster.CharacterSummary[]> {
    return this.#read((scope) => characters.listCharacters(scope));
  }

  getCharacter(id: string): Promise<roster.CharacterWithSets> {
    return this.#read((scope) => characters.getCharacter(scope, id));
  }

  createCharacter(
    input: roster.CharacterInput,
    options: roster.CreateOptions = {},
  ): Promise<StoredCharacter> {
    return this.#write((scope) => characters.createCharacter(scope, input, options));
  }

  updateCharacter(id: string, patch: roster.CharacterPatch): Promise<StoredCharacter> {
    return this.#write((scope) => characters.updateCharacter(scope, id, patch));
  }

  deleteCharacter(id: string): Promise<{ readonly id: string }> {
    return this.#write((scope) => characters.deleteCharacter(scope, id));
  }

  getInventory(characterId: string): Promise<Inventory> {
    return this.#read((scope) => inventories.getInventory(scope, characterId));
  }

  saveInventory(
    characterId: string,
    items: Inventory,
    options: roster.SaveInventoryOptions = {},
  ): Promise<Inventory> {
    return this.#write((scope) => inventories.saveInventory(scope, characterId, items, options));
  }

  getSet(id: string): Promise<roster.SetWithCharacter> {
    return this.#readWhole((scope) => sets.getSet(scope, id));
  }

  createSet(input: roster.SetInput, options: roster.CreateOptions = {}): Promise<StoredSet> {
    return this.#write((scope) => sets.createSet(scope, input, options));
  }

  updateSet(
    id: string,
    patch: roster.SetPatch,
    options: roster.UpdateOptions = {},
  ): Promise<StoredSet> {
    return this.#write((scope) => sets.updateSet(scope, id, patch, options));
  }

  deleteSet(id: string): Promise<{ readonly id: string; readonly characterId: string }> {
    return this.#write((scope) => sets.deleteSet(scope, id));
  }

  getHistory(setId: string): Promise<roster.SetHistory> {
    return this.#read((scope) => history.getHistory(scope, setId));
  }

  takeSnapshot(setId: string, input: roster.SnapshotInput): Promise<roster.NamedSnapshot> {
    return this.#write((scope) => history.takeSnapshot(scope, setId, input));
  }

  deleteSnapshot(setId: string, snapshotId: string): Promise<{ readonly id: string }> {
    return this.#write((scope) => history.deleteSnapshot(scope, setId, snapshotId));
  }

  listBin(): Promise<readonly roster.BinnedThing[]> {
    return this.#read((scope) => bin.listBin(scope));
  }

  restoreFromBin(id: string): Promise<roster.BinnedThing> {
    return this.#write((scope) => bin.restoreFromBin(scope, id));
  }

  deleteFromBin(id: string): Promise<{ readonly id: string }> {
    return this.#write((scope) => bin.deleteFromBin(scope, id));
  }

  listPoints(): Promise<readonly roster.OwnedPoint[]> {
    return this.#read((scope) => points.listPoints(scope));
  }

  updatePoint(pointId: string, input: roster.PointInput): Promise<CustomPoint> {
    return this.#write((scope) => points.updatePoint(scope, pointId, input));
  }

  changeLevel(
    characterId: string,
    level: number,
    also: roster.LevelCompany = {},
  ): Promise<StoredCharacter> {
    return this.#write((scope) => levels.changeLevel(scope, characterId, level, also));
  }

  createPointsForLevel(characterId: string, from: number, to: number): Promise<void> {
    return this.#write((scope) => points.createPointsForLevel(scope, characterId, from, to));
  }

  shareSet(id: string): Promise<roster.PublicLink> {
    return this.#write((scope) => shareSet(scope, id));
  }

  getLink(setId: string): Promise<roster.LinkState> {
    return this.#read((scope) => links.getLink(scope, setId));
  }

  changeLink(setId: string, change: roster.LinkChange): Promise<roster.LinkState> {
    return this.#write((scope) => links.changeLink(scope, setId, change));
  }

  countOpening(publicId: string): Promise<void> {
    return this.#publicSets.countOpening(publicId);
  }

  createPublicSet(
    input: roster.PublicSetInput,
    options?: roster.CreateOptions,
  ): Promise<roster.PublicLink> {
    return this.#publicSets.createPublicSet(input, options);
  }

  deletePublicSet(publicId: string, deleteToken: string): Promise<void> {
    return this.#publicSets.deletePublicSet(publicId, deleteToken);
  }

  getPublicSet(publicId: string): Promise<roster.PublicSet> {
    return this.#publicSets.getPublicSet(publicId);
  }

  /** Both are asked at once, and nothing is answered before the session is known to be alive. */
  async #read<Answer>(read: (scope: RosterScope) => Promise<Answer>): Promise<Answer> {
    const { db, owner, sessionId } = this.#scope;
    const alive = sessionId === null ? null : checkSession(db, sessionId, owner.user_id);
    const [answer] = await Promise.all([this.#readWhole(read), alive]).catch(
      async (error: unknown) => {
        // When both fail, "signed out" is told rather than whether something exists.
        await alive;
        throw error;
      },
    );
    return answer;
  }

  #readWhole<Answer>(read: (scope: RosterScope) => Promise<Answer>): Promise<Answer> {
    return readWhole(this.#options.database, (db) => read({ ...this.#scope, db }));
  }

  #write<Answer>(write: (scope: RosterScope) => Promise<Answer>): Promise<Answer> {
    return writeInScope(this.#options, write);
  }
}
