import type { Inventory } from '@gearwright/game/character/inventory.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import * as bin from './memory/bin.ts';
import * as characters from './memory/characters.ts';
import * as history from './memory/history.ts';
import * as inventories from './memory/inventories.ts';
import * as levels from './memory/levels.ts';
import { MemoryLinks } from './memory/links.ts';
import * as points from './memory/points.ts';
import * as sets from './memory/sets.ts';
import {
  characterOf,
  copyOf,
  emptyState,
  holdersOf,
  resolveCharacter,
  resolveSet,
  setOf,
  type State,
} from './memory/state.ts';
import { changedLink, linkState, NEW_LINK, type KeptLink } from './memory/link-states.ts';
import { newId } from './new-id.ts';
import type * as roster from './roster.ts';
import type { RosterGame } from './roster-game.ts';
import type { KeptSet } from './rules/point-ref.ts';
import { ownedPoints } from './rules/owned-points.ts';
import { publicSetOf, type Snapshot } from './rules/public-set.ts';

/** A roster that forgets when the program ends: for tests, and for looking at before there is another. */
export class MemoryRoster implements roster.Roster {
  readonly #game: RosterGame;
  readonly #links: MemoryLinks;
  readonly #name = newId();
  readonly #linkStates = new Map<string, KeptLink>();
  #state: State;

  /** Rosters with the same links see each other's public sets. */
  constructor(
    game: RosterGame,
    links: MemoryLinks = new MemoryLinks(),
    state: State = emptyState(),
  ) {
    this.#game = game;
    this.#state = state;
    this.#links = links;
  }

  async listCharacters(): Promise<readonly roster.CharacterSummary[]> {
    return characters.listCharacters(this.#state, this.#game);
  }

  async getCharacter(id: string): Promise<roster.CharacterWithSets> {
    return characters.getCharacter(this.#state, this.#game, id);
  }

  async createCharacter(
    input: roster.CharacterInput,
    options: roster.CreateOptions = {},
  ): Promise<StoredCharacter> {
    return this.#write((state) => characters.createCharacter(state, this.#game, input, options));
  }

  async updateCharacter(id: string, patch: roster.CharacterPatch): Promise<StoredCharacter> {
    return this.#write((state) => characters.updateCharacter(state, this.#game, id, patch));
  }

  async deleteCharacter(id: string): Promise<{ readonly id: string }> {
    return this.#write((state) => characters.deleteCharacter(state, id));
  }

  async getInventory(characterId: string): Promise<Inventory> {
    return inventories.getInventory(this.#state, characterId);
  }

  async saveInventory(
    characterId: string,
    items: Inventory,
    options: roster.SaveInventoryOptions = {},
  ): Promise<Inventory> {
    return this.#write((state) => inventories.saveInventory(state, characterId, items, options));
  }

  async getSet(id: string): Promise<roster.SetWithCharacter> {
    return sets.getSet(this.#state, this.#game, id);
  }

  async createSet(input: roster.SetInput, options: roster.CreateOptions = {}): Promise<StoredSet> {
    return this.#write((state) => sets.createSet(state, this.#game, input, options));
  }

  async updateSet(
    id: string,
    patch: roster.SetPatch,
    options: roster.UpdateOptions = {},
  ): Promise<StoredSet> {
    return this.#write((state) => sets.updateSet(state, this.#game, id, patch, options));
  }

  async deleteSet(id: string): Promise<{ readonly id: string; readonly characterId: string }> {
    return this.#write((state) => sets.deleteSet(state, id));
  }

  async getHistory(setId: string): Promise<roster.SetHistory> {
    return history.getHistory(this.#state, this.#game, setId);
  }

  async takeSnapshot(setId: string, input: roster.SnapshotInput): Promise<roster.NamedSnapshot> {
    return this.#write((state) => history.takeSnapshot(state, this.#game, setId, input));
  }

  async deleteSnapshot(setId: string, snapshotId: string): Promise<{ readonly id: string }> {
    return this.#write((state) => history.deleteSnapshot(state, setId, snapshotId));
  }

  async listBin(): Promise<readonly roster.BinnedThing[]> {
    return bin.listBin(this.#state);
  }

  async restoreFromBin(id: string): Promise<roster.BinnedThing> {
    return this.#write((state) => bin.restoreFromBin(state, id));
  }

  async deleteFromBin(id: string): Promise<{ readonly id: string }> {
    return this.#write((state) => bin.deleteFromBin(state, id));
  }

  async listPoints(): Promise<readonly roster.OwnedPoint[]> {
    return ownedPoints(this.#state.points, holdersOf(this.#state));
  }

  async updatePoint(pointId: string, input: roster.PointInput): Promise<CustomPoint> {
    return this.#write((state) => points.updatePoint(state, pointId, input));
  }

  async createPointsForLevel(characterId: string, from: number, to: number): Promise<void> {
    this.#write((state) => points.createPointsForLevel(state, this.#game, characterId, from, to));
  }

  async changeLevel(
    characterId: string,
    level: number,
    also: roster.LevelCompany = {},
  ): Promise<StoredCharacter> {
    return this.#write((state) => levels.changeLevel(state, this.#game, characterId, level, also));
  }

  async shareSet(id: string): Promise<roster.PublicLink> {
    const publicId = this.#write((state) => {
      const set = setOf(state, id);
      const known = set.publicId ?? newId();
      state.sets.set(id, { ...set, publicId: known });
      return known;
    });
    this.#links.share(
      publicId,
      () => this.#show(id, publicId),
      this.#name,
      () => {
        const link = this.#linkStates.get(id) ?? NEW_LINK;
        this.#linkStates.set(id, { ...link, opened: link.opened + 1 });
      },
    );
    return { publicId, deleteToken: null };
  }

  async getLink(setId: string): Promise<roster.LinkState> {
    const { publicId } = setOf(this.#state, setId);
    const { present } = history.getHistory(this.#state, this.#game, setId);
    return linkState(publicId, this.#linkStates.get(setId), present.savedAt);
  }

  async changeLink(setId: string, change: roster.LinkChange): Promise<roster.LinkState> {
    const before = this.#linkStates.get(setId) ?? NEW_LINK;
    const set = setOf(this.#state, setId);
    const shown = this.#stored(set);
    const now = { state: this.#state, game: this.#game, shown };
    const link = changedLink(before, change, now);
    await this.shareSet(setId);
    this.#linkStates.set(setId, link);
    return this.getLink(setId);
  }

  async countOpening(publicId: string): Promise<void> {
    this.#links.open(publicId, this.#name);
  }

  async createPublicSet(
    input: roster.PublicSetInput,
    options: roster.CreateOptions = {},
  ): Promise<roster.PublicLink> {
    return this.#links.create(this.#game, this.#name, input, options);
  }

  async deletePublicSet(publicId: string, deleteToken: string): Promise<void> {
    this.#links.delete(publicId, deleteToken);
  }

  async getPublicSet(publicId: string): Promise<roster.PublicSet> {
    return publicSetOf(this.#links.find(publicId), publicId);
  }

  #show(id: string, publicId: string): Snapshot | null {
    const set = this.#state.sets.get(id);
    if (set?.publicId !== publicId) return null;
    const link = this.#linkStates.get(id) ?? NEW_LINK;
    if (!link.isOn) return null;
    return link.frozen?.shown ?? this.#stored(set);
  }

  #stored(set: KeptSet): Snapshot {
    const character = characterOf(this.#state, set.characterId);
    return {
      set: resolveSet(this.#state, set, this.#game),
      character: resolveCharacter(this.#state, character, this.#game),
    };
  }

  #write<Answer>(change: (state: State) => Answer): Answer {
    const draft = copyOf(this.#state);
    const answer = change(draft);
    this.#state = draft;
    return answer;
  }
}
