import type { Refusal } from '@gearwright/game/messages.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { GearSet, SetEdit } from '@gearwright/game/set/gear-set.ts';
import * as steps from '@gearwright/game/set/history.ts';
import { inverseOf } from '@gearwright/game/set/invert.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { EditSource, Roster, SetPatch, SetWithCharacter } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { StaleSetError } from '@gearwright/roster/stale-set-error.ts';
import { sameValue } from '../same-value.ts';
import { EditorScreen, type EditorView } from './editor-screen.ts';
import { failureOf } from './failure.ts';
import { OFFLINE, refused, SAVED, SAVING, type SaveState, type Saving } from './save-state.ts';
import { SaveTimer } from './save-timer.ts';
import { deltaBetween, isEmpty, patchOf, type SetDelta } from './set-delta.ts';

export interface EditorOptions {
  readonly game: RosterGame;
  readonly roster: Pick<Roster, 'updateSet'>;
  /** Writes ahead what is not saved yet, or forgets it when null; false when the browser would not store it. */
  readonly writeAhead: (delta: SetDelta | null) => Promise<boolean>;
  /** Puts the set where everybody sees it, and answers with what they see. */
  readonly show: (set: SetWithCharacter) => SetWithCharacter;
  readonly onSaved?: (patch: SetPatch) => void;
  readonly onSignedOut?: () => void;
  /** Why what was saved is not stored after all; null when it is. */
  readonly whyNotStored?: () => Refusal | null;
}

export interface EditOptions {
  /** Milliseconds to wait for the next of its kind. */
  readonly debounce?: number;
  readonly by?: EditSource;
}

interface PendingEdit {
  /** What made it, where it was not made by hand. */
  readonly by: EditSource | undefined;
  readonly edit: SetEdit;
  /** Sets what the edit set, and no more: doing it again does no harm. */
  readonly again: SetEdit;
}

/** Milliseconds before trying again what could not be sent. */
const RETRIES = [2000, 5000, 15_000, 30_000] as const;

/**
 * One set being changed. An edit is shown and written ahead at once, waits out its debounce and is saved with the
 * version it was made on; a stale save is replayed on the set as it is now (acceptance D17, D18).
 */
export class SetEditor implements Saving {
  readonly #options: EditorOptions;
  readonly #timer = new SaveTimer(() => void this.flush());
  #base: StoredSet;
  #character: StoredCharacter;
  #warnings: readonly string[];
  #shown: SetWithCharacter;
  #history: steps.SetHistory;
  #pending: readonly PendingEdit[] = [];
  readonly #screen: EditorScreen;
  #running: Promise<void> | null = null;
  #again = false;
  /** A save of which nobody knows whether it arrived. */
  #uncertain = false;
  /** Of several edits one was refused: find out which. */
  #oneByOne = false;
  #failures = 0;
  #refusal: Refusal | null = null;
  #fresh: SetWithCharacter | null = null;
  #isDiscarded = false;

  constructor(shown: SetWithCharacter, options: EditorOptions) {
    const { character, warnings, ...base } = shown;
    this.#options = options;
    this.#shown = shown;
    this.#base = base;
    this.#character = character;
    this.#warnings = warnings;
    this.#history = steps.beginHistory(this.#load(base));
    this.#screen = new EditorScreen(this.#makeView());
  }

  readonly view = (): EditorView => this.#screen.view();
  readonly saveState = (): SaveState => this.#screen.saveState();
  readonly listen = (listener: () => void): (() => void) => this.#screen.listen(listener);

  /** What its set is made of. */
  get dataset(): RosterGame['dataset'] {
    return this.#options.game.dataset;
  }

  /** Whether nothing waits to be saved. */
  get isSettled(): boolean {
    return this.#pending.length === 0;
  }

  readonly edit = (edit: SetEdit, { debounce = 0, by }: EditOptions = {}): void => {
    this.#take(steps.commit(this.#history, edit), edit, debounce, by);
  };

  readonly undo = (): void => this.#step(steps.undo(this.#history));
  readonly redo = (): void => this.#step(steps.redo(this.#history));

  /** Saves what waits, without waiting longer. Resolves when it was tried. */
  readonly flush = (): Promise<void> => {
    this.#timer.clear();
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#again && this.#pending.length > 0) void this.flush();
    });
    return this.#running;
  };

  /** Forgets what waits to be saved, for good: whoever changed it has left, and wanted it so. */
  discard(): void {
    this.#isDiscarded = true;
    this.#timer.clear();
    this.#pending = [];
  }

  /** Called when the browser began or ceased to store things: works out the save state anew, which says so. */
  readonly recheck = (): void => {
    if (this.#pending.length === 0) this.#tell(this.#settled());
  };

  /** The set as the roster has it now: changed elsewhere, perhaps. */
  accept(fresh: SetWithCharacter): void {
    if (fresh === this.#shown || fresh.version < this.#base.version) return;
    if (this.#running) {
      // A save is under way, which this state may or may not contain: its answer will tell.
      this.#fresh = fresh;
      return;
    }
    const { character, warnings, ...stored } = fresh;
    this.#shown = fresh;
    this.#character = character;
    this.#warnings = warnings;
    this.#rebase(stored);
    this.#tell(this.#screen.saveState());
  }

  #step(next: steps.SetHistory): void {
    this.#take(next, inverseOf(next.set, this.#history.set), 0);
  }

  #take(next: steps.SetHistory, edit: SetEdit, debounce: number, by?: EditSource): void {
    const before = this.#history.set;
    if (next.set === before) return;
    this.#history = next;
    this.#pending = [...this.#pending, { edit, again: inverseOf(next.set, before), by }];
    this.#refusal = null;
    this.#writeAhead();
    this.#timer.wait(debounce);
    this.#tell(SAVING);
  }

  async #run(): Promise<void> {
    let goOn = this.#again;
    while (goOn && this.#pending.length > 0) {
      this.#again = false;
      goOn = (await this.#attempt()) || this.#again;
    }
    this.#again = false;
    const fresh = this.#fresh;
    this.#fresh = null;
    if (fresh) setTimeout(() => this.accept(fresh), 0);
  }

  /** Answers whether to go on at once with what is left. */
  async #attempt(): Promise<boolean> {
    const sent = this.#oneByOne ? this.#pending.slice(0, 1) : firstOfOneSource(this.#pending);
    const whole = sent.length === this.#pending.length;
    const target = storeSet(whole ? this.#history.set : this.#replayed(this.#base, sent));
    const patch = patchOf(deltaBetween(this.#base, target));
    const settle = (stored: StoredSet, saved: SetPatch): boolean =>
      this.#settle(sent.length, stored, saved) || !whole;
    if (Object.keys(patch).length === 0) return settle(this.#base, {});
    this.#tell(SAVING);
    try {
      const { version } = this.#base;
      const by = sent[0]?.by;
      const options = { version, ...(by && { by }) };
      const stored = await this.#options.roster.updateSet(this.#base.id, patch, options);
      return settle(stored, patch);
    } catch (error) {
      if (!(error instanceof StaleSetError)) return this.#fail(error, sent.length);
      const arrived = this.#uncertain && sameValue({ ...error.current, ...patch }, error.current);
      if (arrived) return settle(error.current, patch);
      this.#rebase(error.current);
      return true;
    }
  }

  #settle(count: number, stored: StoredSet, patch: SetPatch): boolean {
    this.#pending = this.#pending.slice(count);
    this.#uncertain = false;
    this.#failures = 0;
    const goOn = this.#oneByOne;
    if (this.#pending.length === 0) this.#oneByOne = false;
    this.#rebase(stored);
    this.#tell(this.#pending.length > 0 ? SAVING : this.#settled());
    if (Object.keys(patch).length > 0) this.#options.onSaved?.(patch);
    return goOn;
  }

  #fail(error: unknown, count: number): boolean {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && count > 1) {
      this.#oneByOne = true;
      return true;
    }
    if (failure.kind === 'refused' || failure.kind === 'gone') {
      this.#refusal = failure.reason;
      this.#takeBack(failure.kind === 'gone' ? this.#pending.length : 1);
      return this.#settle(0, this.#base, {});
    }
    this.#tell(failure.kind === 'unreachable' ? OFFLINE : refused(failure.reason));
    if (failure.kind === 'signedOut') {
      this.#options.onSignedOut?.();
      return false;
    }
    this.#uncertain = true;
    this.#timer.wait(RETRIES[Math.min(this.#failures++, RETRIES.length - 1)]!);
    return false;
  }

  #takeBack(count: number): void {
    this.#pending = this.#pending.slice(count);
    const { done } = this.#history;
    // A refused edit goes from the undo history if it is the last; behind later ones its entry stays, and undoes nothing.
    if (this.#pending.length === 0)
      this.#history = { ...this.#history, done: done.slice(0, -count) };
  }

  #settled(): SaveState {
    const reason = this.#options.whyNotStored?.() ?? this.#refusal;
    return reason ? refused(reason) : SAVED;
  }

  /** Goes on from this state of the set, with the edits that are still to be saved upon it. */
  #rebase(stored: StoredSet): void {
    this.#base = stored;
    const { version, publicId } = stored;
    const shown = { ...this.#history.set, version, publicId };
    const replayed = this.#replayed(stored, this.#pending);
    const same = sameValue(storeSet(shown), storeSet(replayed));
    this.#history = steps.rebase(this.#history, same ? shown : replayed);
    this.#writeAhead();
  }

  #replayed(stored: StoredSet, edits: readonly PendingEdit[]): GearSet {
    return edits.reduce(
      (set, { edit, again }) => (this.#uncertain ? again : edit)(set),
      this.#load(stored),
    );
  }

  #load(stored: StoredSet): GearSet {
    return loadSet(stored, this.#options.game.dataset, this.#character.level).set;
  }

  #writeAhead(): void {
    if (this.#isDiscarded) return;
    const delta = deltaBetween(this.#base, storeSet(this.#history.set));
    void this.#options.writeAhead(isEmpty(delta) ? null : delta).then((written) => {
      // Without a place to write ahead, a change that waits could be lost: it is saved at once.
      if (!written && this.#pending.length > 0) this.#timer.wait(0);
    });
  }

  #tell(saveState: SaveState): void {
    this.#screen.tell(saveState, this.#makeView(), ({ set, character }) => {
      const warnings = this.#warnings;
      this.#shown = this.#options.show({ ...storeSet(set), character, warnings });
    });
  }

  #makeView(): EditorView {
    return {
      set: this.#history.set,
      character: this.#character,
      canUndo: steps.canUndo(this.#history),
      canRedo: steps.canRedo(this.#history),
    };
  }
}

/** A version of the set has one source: what was done by hand is not told as the work of Autofill. */
function firstOfOneSource(pending: readonly PendingEdit[]): readonly PendingEdit[] {
  const end = pending.findIndex(({ by }) => by !== pending[0]!.by);
  return end === -1 ? pending : pending.slice(0, end);
}
