import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type * as roster from '@gearwright/roster/roster.ts';
import { checkSession } from '../signing/check-session.ts';
import { deskFor, writeAt, type Desk, type DeskOptions } from './desk.ts';
import { SqlPublicSets } from './public-sets.ts';
import { shareSet } from './share-set.ts';
import * as characters from './sql-characters.ts';
import * as levels from './sql-levels.ts';
import * as points from './sql-points.ts';
import * as sets from './sql-sets.ts';
import { readWhole } from './torn-read.ts';

/** One user's roster in one edition, in the database. */
export class SqlRoster implements roster.Roster {
  readonly #options: DeskOptions;
  readonly #desk: Desk;
  readonly #publicSets: SqlPublicSets;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#desk = deskFor(options);
    this.#publicSets = new SqlPublicSets({ ...options, publisher: { userId: options.userId } });
  }

  listCharacters(): Promise<readonly roster.CharacterSummary[]> {
    return this.#read(() => characters.listCharacters(this.#desk));
  }

  getCharacter(id: string): Promise<roster.CharacterWithSets> {
    return this.#read(() => characters.getCharacter(this.#desk, id));
  }

  createCharacter(
    input: roster.CharacterInput,
    options: roster.CreateOptions = {},
  ): Promise<StoredCharacter> {
    return this.#write((desk) => characters.createCharacter(desk, input, options));
  }

  updateCharacter(id: string, patch: roster.CharacterPatch): Promise<StoredCharacter> {
    return this.#write((desk) => characters.updateCharacter(desk, id, patch));
  }

  deleteCharacter(id: string): Promise<{ readonly id: string }> {
    return this.#write((desk) => characters.deleteCharacter(desk, id));
  }

  getSet(id: string): Promise<roster.SetWithCharacter> {
    return readWhole(() => sets.getSet(this.#desk, id));
  }

  createSet(input: roster.SetInput, options: roster.CreateOptions = {}): Promise<StoredSet> {
    return this.#write((desk) => sets.createSet(desk, input, options));
  }

  updateSet(
    id: string,
    patch: roster.SetPatch,
    options: roster.UpdateOptions = {},
  ): Promise<StoredSet> {
    return this.#write((desk) => sets.updateSet(desk, id, patch, options));
  }

  deleteSet(id: string): Promise<{ readonly id: string; readonly characterId: string }> {
    return this.#write((desk) => sets.deleteSet(desk, id));
  }

  listPoints(): Promise<readonly roster.OwnedPoint[]> {
    return this.#read(() => points.listPoints(this.#desk));
  }

  updatePoint(pointId: string, input: roster.PointInput): Promise<CustomPoint> {
    return this.#write((desk) => points.updatePoint(desk, pointId, input));
  }

  changeLevel(
    characterId: string,
    level: number,
    also: roster.LevelCompany = {},
  ): Promise<StoredCharacter> {
    return this.#write((desk) => levels.changeLevel(desk, characterId, level, also));
  }

  createPointsForLevel(characterId: string, from: number, to: number): Promise<void> {
    return this.#write((desk) => points.createPointsForLevel(desk, characterId, from, to));
  }

  shareSet(id: string): Promise<roster.PublicLink> {
    return this.#write((desk) => shareSet(desk, id));
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
  async #read<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    const { db, owner, sessionId } = this.#desk;
    const alive = sessionId === null ? null : checkSession(db, sessionId, owner.user_id);
    const [answer] = await Promise.all([readWhole(read), alive]).catch(async (error: unknown) => {
      // What is not there is nobody's business after signing out.
      await alive;
      throw error;
    });
    return answer;
  }

  #write<Answer>(write: (desk: Desk) => Promise<Answer>): Promise<Answer> {
    return writeAt(this.#options, write);
  }
}
