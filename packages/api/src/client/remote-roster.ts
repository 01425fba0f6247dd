import type { Inventory } from '@gearwright/game/character/inventory.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type * as roster from '@gearwright/roster/roster.ts';
import * as calls from '../generated/operations.ts';
import {
  characterFromWire,
  characterInputToWire,
  characterPatchToWire,
  characterSummaryFromWire,
  characterWithSetsFromWire,
} from '../wire/character.ts';
import { pastFromWire } from '../wire/past-set.ts';
import { pointFromWire } from '../wire/point.ts';
import { publicSetFromWire, publicSetInputToWire } from '../wire/public-set.ts';
import {
  setInputToWire,
  setPatchToWire,
  setWithCharacterFromWire,
  storedSetFromWire,
} from '../wire/set.ts';
import { pointStats } from '../wire/stat-list.ts';
import type { SignedClient } from './signed-client.ts';

/** What a signed-in player owns, behind the planner's calls; a guest can share and read links. */
export class RemoteRoster implements roster.Roster {
  readonly #client: SignedClient;

  constructor(client: SignedClient) {
    this.#client = client;
  }

  async listCharacters(): Promise<readonly roster.CharacterSummary[]> {
    const { listCharacters } = await this.#client.call(calls.listCharacters, {});
    return listCharacters.map(characterSummaryFromWire);
  }

  async getCharacter(id: string): Promise<roster.CharacterWithSets> {
    const { getCharacter } = await this.#client.call(calls.getCharacter, { id });
    // A server of another version may say it with nothing at all.
    if ((getCharacter as unknown) === null) throw new PlannerError('characterNotFound');
    return characterWithSetsFromWire(getCharacter);
  }

  async createCharacter(
    input: roster.CharacterInput,
    options: roster.CreateOptions = {},
  ): Promise<StoredCharacter> {
    const variables = { input: characterInputToWire(input), ...options };
    const { createCharacter } = await this.#client.call(calls.createCharacter, variables);
    return characterFromWire(createCharacter);
  }

  async updateCharacter(id: string, patch: roster.CharacterPatch): Promise<StoredCharacter> {
    const variables = { id, input: characterPatchToWire(patch) };
    const { updateCharacter } = await this.#client.call(calls.updateCharacter, variables);
    return characterFromWire(updateCharacter);
  }

  async deleteCharacter(id: string): Promise<{ readonly id: string }> {
    return (await this.#client.call(calls.deleteCharacter, { id })).deleteCharacter;
  }

  async getInventory(characterId: string): Promise<Inventory> {
    return (await this.#client.call(calls.getInventory, { characterId })).getInventory;
  }

  async saveInventory(
    characterId: string,
    items: Inventory,
    options: roster.SaveInventoryOptions = {},
  ): Promise<Inventory> {
    const variables = { characterId, items, ...options };
    return (await this.#client.call(calls.saveInventory, variables)).saveInventory;
  }

  async getSet(id: string): Promise<roster.SetWithCharacter> {
    return setWithCharacterFromWire((await this.#client.call(calls.getSet, { id })).getSet);
  }

  async createSet(input: roster.SetInput, options: roster.CreateOptions = {}): Promise<StoredSet> {
    const variables = { input: setInputToWire(input), ...options };
    return storedSetFromWire((await this.#client.call(calls.createSet, variables)).createSet);
  }

  async updateSet(
    id: string,
    patch: roster.SetPatch,
    { version, by }: roster.UpdateOptions = {},
  ): Promise<StoredSet> {
    const variables = { id, input: setPatchToWire(patch), version, by };
    return storedSetFromWire((await this.#client.call(calls.updateSet, variables)).updateSet);
  }

  async deleteSet(id: string): Promise<{ readonly id: string; readonly characterId: string }> {
    return (await this.#client.call(calls.deleteSet, { id })).deleteSet;
  }

  async getHistory(setId: string): Promise<roster.SetHistory> {
    const { getHistory } = await this.#client.call(calls.getHistory, { setId });
    const { present, versions, snapshots } = getHistory;
    return {
      present,
      versions: versions.map(pastFromWire),
      snapshots: snapshots.map(pastFromWire),
    };
  }

  async takeSnapshot(setId: string, input: roster.SnapshotInput): Promise<roster.NamedSnapshot> {
    const { name, set, takenAt } = input;
    const variables = { setId, name, takenAt, set: set && JSON.stringify(set) };
    return pastFromWire((await this.#client.call(calls.takeSnapshot, variables)).takeSnapshot);
  }

  async deleteSnapshot(setId: string, snapshotId: string): Promise<{ readonly id: string }> {
    const variables = { setId, snapshotId };
    return (await this.#client.call(calls.deleteSnapshot, variables)).deleteSnapshot;
  }

  async listBin(): Promise<readonly roster.BinnedThing[]> {
    return (await this.#client.call(calls.listBin, {})).listBin;
  }

  async restoreFromBin(id: string): Promise<roster.BinnedThing> {
    return (await this.#client.call(calls.restoreFromBin, { id })).restoreFromBin;
  }

  async deleteFromBin(id: string): Promise<{ readonly id: string }> {
    return (await this.#client.call(calls.deleteFromBin, { id })).deleteFromBin;
  }

  async listPoints(): Promise<readonly roster.OwnedPoint[]> {
    const { listPoints } = await this.#client.call(calls.listPoints, {});
    return listPoints.map(({ stats, ...point }) => ({
      type: 'custom',
      ...point,
      stats: pointStats(stats),
    }));
  }

  async updatePoint(pointId: string, input: roster.PointInput): Promise<CustomPoint> {
    const { updatePoint } = await this.#client.call(calls.updatePoint, { pointId, input });
    return pointFromWire(updatePoint) as CustomPoint;
  }

  async changeLevel(
    characterId: string,
    level: number,
    also: roster.LevelCompany = {},
  ): Promise<StoredCharacter> {
    const variables = { id: characterId, level, ...also };
    return characterFromWire((await this.#client.call(calls.changeLevel, variables)).changeLevel);
  }

  async createPointsForLevel(characterId: string, from: number, to: number): Promise<void> {
    await this.#client.call(calls.createPointsForLevel, { characterId, from, to });
  }

  async shareSet(id: string): Promise<roster.PublicLink> {
    return (await this.#client.call(calls.generateSetLink, { id })).generateSetLink;
  }

  async getLink(setId: string): Promise<roster.LinkState> {
    return (await this.#client.call(calls.getLink, { setId })).getLink;
  }

  async changeLink(setId: string, change: roster.LinkChange): Promise<roster.LinkState> {
    return (await this.#client.call(calls.changeLink, { setId, ...change })).changeLink;
  }

  async countOpening(publicId: string): Promise<void> {
    await this.#client.call(calls.countOpening, { publicId });
  }

  async createPublicSet(
    input: roster.PublicSetInput,
    options: roster.CreateOptions = {},
  ): Promise<roster.PublicLink> {
    const variables = { input: publicSetInputToWire(input), ...options };
    return (await this.#client.call(calls.createPublicSet, variables)).createPublicSet;
  }

  async deletePublicSet(publicId: string, deleteToken: string): Promise<void> {
    await this.#client.call(calls.deletePublicSet, { publicId, deleteToken });
  }

  async getPublicSet(publicId: string): Promise<roster.PublicSet> {
    const { getPublicSet } = await this.#client.call(calls.getPublicSet, { publicId });
    return publicSetFromWire(getPublicSet);
  }
}
