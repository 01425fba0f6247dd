import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import * as bin from '@gearwright/roster/memory/bin.ts';
import * as characters from '@gearwright/roster/memory/characters.ts';
import * as history from '@gearwright/roster/memory/history.ts';
import * as inventories from '@gearwright/roster/memory/inventories.ts';
import * as levels from '@gearwright/roster/memory/levels.ts';
import * as points from '@gearwright/roster/memory/points.ts';
import * as sets from '@gearwright/roster/memory/sets.ts';
import { holdersOf, setOf, type State } from '@gearwright/roster/memory/state.ts';
import type * as contract from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { ownedPoints } from '@gearwright/roster/rules/owned-points.ts';
import { snapshotInput } from './snapshot-input.ts';
import { BrowserStore } from './browser-store.ts';
import { lazyRoster } from '../roster/lazy-roster.ts';
import { exportLocal } from './export-local.ts';
import type { PublicLinks } from './public-links.ts';
import { SharedLinks } from './shared-links.ts';
import { StorageHealth } from './storage-health.ts';

export interface BrowserRosterOptions {
  /** Name of the database. */
  readonly name: string;
  /** Resolves when the edition's dataset is there. */
  readonly game: () => Promise<RosterGame>;
  readonly links: PublicLinks;
  readonly onStored?: () => void;
  readonly health?: StorageHealth;
}

/** What an anonymous visitor owns, kept in this browser by the rules every roster shares. */
export class BrowserRoster implements contract.Roster {
  readonly store: BrowserStore;
  readonly #game: () => Promise<RosterGame>;
  readonly #public: PublicLinks;
  readonly #shared: SharedLinks;

  constructor({ name, game, links, onStored, health }: BrowserRosterOptions) {
    this.store = new BrowserStore(name, health ?? new StorageHealth(), onStored);
    this.#game = game;
    this.#public = links;
    this.#shared = new SharedLinks(this.store, links);
  }

  async listCharacters(): Promise<readonly contract.CharacterSummary[]> {
    return this.#read(characters.listCharacters);
  }

  async getCharacter(id: string): Promise<contract.CharacterWithSets> {
    return this.#read((state, game) => characters.getCharacter(state, game, id));
  }

  async createCharacter(
    input: contract.CharacterInput,
    options: contract.CreateOptions = {},
  ): Promise<StoredCharacter> {
    return this.#write((state, game) => characters.createCharacter(state, game, input, options));
  }

  async updateCharacter(id: string, patch: contract.CharacterPatch): Promise<StoredCharacter> {
    return this.#write((state, game) => characters.updateCharacter(state, game, id, patch));
  }

  async deleteCharacter(id: string): Promise<{ readonly id: string }> {
    const gone = await this.#write((state) => characters.deleteCharacter(state, id));
    await this.sweepLinks();
    return gone;
  }

  async getInventory(characterId: string): Promise<Inventory> {
    return this.#read((state) => inventories.getInventory(state, characterId));
  }

  async saveInventory(
    characterId: string,
    items: Inventory,
    options: contract.SaveInventoryOptions = {},
  ): Promise<Inventory> {
    return this.#write((state) => inventories.saveInventory(state, characterId, items, options));
  }

  async getSet(id: string): Promise<contract.SetWithCharacter> {
    return this.#read((state, game) => sets.getSet(state, game, id));
  }

  async createSet(
    input: contract.SetInput,
    options: contract.CreateOptions = {},
  ): Promise<StoredSet> {
    return this.#write((state, game) => sets.createSet(state, game, input, options));
  }

  async updateSet(
    id: string,
    patch: contract.SetPatch,
    options: contract.UpdateOptions = {},
  ): Promise<StoredSet> {
    return this.#write((state, game) => sets.updateSet(state, game, id, patch, options));
  }

  async deleteSet(id: string): Promise<{ readonly id: string; readonly characterId: string }> {
    const gone = await this.#write((state) => sets.deleteSet(state, id));
    await this.sweepLinks();
    return gone;
  }

  async getHistory(setId: string): Promise<contract.SetHistory> {
    return this.#read((state, game) => history.getHistory(state, game, setId));
  }

  async takeSnapshot(
    setId: string,
    input: contract.SnapshotInput,
  ): Promise<contract.NamedSnapshot> {
    return this.#write((state, game) => history.takeSnapshot(state, game, setId, input));
  }

  async deleteSnapshot(setId: string, snapshotId: string): Promise<{ readonly id: string }> {
    return this.#write((state) => history.deleteSnapshot(state, setId, snapshotId));
  }

  async listBin(): Promise<readonly contract.BinnedThing[]> {
    return this.#read(bin.listBin);
  }

  async restoreFromBin(id: string): Promise<contract.BinnedThing> {
    return this.#write((state) => bin.restoreFromBin(state, id));
  }

  async deleteFromBin(id: string): Promise<{ readonly id: string }> {
    return this.#write((state) => bin.deleteFromBin(state, id));
  }

  async listPoints(): Promise<readonly contract.OwnedPoint[]> {
    return this.#read((state) => ownedPoints(state.points, holdersOf(state)));
  }

  async updatePoint(pointId: string, input: contract.PointInput): Promise<CustomPoint> {
    return this.#write((state) => points.updatePoint(state, pointId, input));
  }

  async createPointsForLevel(characterId: string, from: number, to: number): Promise<void> {
    await this.#write((state, game) =>
      points.createPointsForLevel(state, game, characterId, from, to),
    );
  }

  async changeLevel(
    characterId: string,
    level: number,
    also: contract.LevelCompany = {},
  ): Promise<StoredCharacter> {
    return this.#write((state, game) => levels.changeLevel(state, game, characterId, level, also));
  }

  async shareSet(id: string): Promise<contract.PublicLink> {
    const publicId = await this.#shared.share(id, snapshotInput(await this.getSet(id)));
    await this.#write((state) => {
      const set = setOf(state, id);
      if (set.publicId !== publicId) state.sets.set(id, { ...set, publicId });
    });
    return { publicId, deleteToken: null };
  }

  async getLink(setId: string): Promise<contract.LinkState> {
    const { publicId } = await this.getSet(setId);
    const isOn = publicId !== null;
    return { publicId, isOn, isFrozen: true, changedAt: null, opened: null };
  }

  /** Here a link is a copy on the server: switched off it is deleted, and on again it is another. */
  async changeLink(setId: string, change: contract.LinkChange): Promise<contract.LinkState> {
    const { show, isOn } = change;
    if (show === 'live' || show === 'snapshot') throw new PlannerError('guestLinkStands');
    if (isOn !== false) {
      await this.shareSet(setId);
      return this.getLink(setId);
    }
    await this.getSet(setId);
    await this.#shared.withdraw(setId);
    await this.#write((state) => {
      state.sets.set(setId, { ...setOf(state, setId), publicId: null });
    });
    return this.getLink(setId);
  }

  async countOpening(publicId: string): Promise<void> {
    if (!(await this.#shared.knows(publicId))) await this.#public.countOpening(publicId);
  }

  async createPublicSet(
    input: contract.PublicSetInput,
    options: contract.CreateOptions = {},
  ): Promise<contract.PublicLink> {
    return this.#public.createPublicSet(input, options);
  }

  async deletePublicSet(publicId: string, deleteToken: string): Promise<void> {
    return this.#public.deletePublicSet(publicId, deleteToken);
  }

  async getPublicSet(publicId: string): Promise<contract.PublicSet> {
    return this.#public.getPublicSet(publicId);
  }

  /** Lets go of what has been in the bin for its time. */
  async tidyBin(): Promise<void> {
    await this.#write(bin.tidyBin);
  }

  /** A link whose set is gone leads nowhere any more. */
  async sweepLinks(): Promise<void> {
    await this.#shared.sweep(await this.store.read());
  }

  exportAll(edition: string): Promise<string> {
    return exportLocal(this, edition);
  }

  /** The same roster for whoever takes its characters away: their links stay, and nothing goes into the bin. */
  leaving(): contract.Roster {
    const leave = async (id: string): Promise<{ readonly id: string }> => {
      const { sets: gone } = await this.getCharacter(id);
      await this.#shared.release(gone.map((set) => set.id));
      return this.#write((state) => characters.deleteCharacter(state, id, { forEver: true }));
    };
    const leaveSet = async (id: string): ReturnType<contract.Roster['deleteSet']> => {
      await this.#shared.release([id]);
      return this.#write((state) => sets.deleteSet(state, id, { forEver: true }));
    };
    return { ...lazyRoster(async () => this), deleteCharacter: leave, deleteSet: leaveSet };
  }

  async #read<Answer>(look: (state: State, game: RosterGame) => Answer): Promise<Answer> {
    const game = await this.#game();
    return look(await this.store.read(), game);
  }

  async #write<Answer>(change: (state: State, game: RosterGame) => Answer): Promise<Answer> {
    const game = await this.#game();
    return this.store.write((state) => change(state, game));
  }
}
