import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { SetPlace } from '../journal/journal.ts';
import { mostUrgent, SAVED, type SaveState } from './save-state.ts';
import type { SetEditor } from './set-editor.ts';

interface OpenEditor {
  readonly editor: SetEditor;
  users: number;
  isAwaited: boolean;
}

/** The sets being changed on this page: one editor each, whoever shows it. It stays until everything is saved. */
export class SetEditors {
  readonly #editors = new Map<string, OpenEditor>();
  readonly #listeners = new Set<() => void>();
  #saveState: SaveState = SAVED;

  /** Whoever has chosen another language for names opens it anew, once it is saved. */
  open(
    place: SetPlace,
    { dataset }: Pick<RosterGame, 'dataset'>,
    make: () => SetEditor,
  ): SetEditor {
    const key = keyOf(place);
    const known = this.#editors.get(key);
    if (known && (known.editor.dataset === dataset || !known.editor.isSettled)) return known.editor;
    const editor = make();
    this.#editors.set(key, { editor, users: 0, isAwaited: false });
    editor.listen(() => this.#hear(key));
    return editor;
  }

  /** Keeps it open, with its way back; the answer lets go of it. */
  use(place: SetPlace, editor: SetEditor): () => void {
    const key = keyOf(place);
    const open = this.#editors.get(key) ?? { editor, users: 0, isAwaited: false };
    this.#editors.set(key, open);
    open.isAwaited = false;
    open.users++;
    return () => {
      open.users--;
      this.#closeIfDone(key);
    };
  }

  /** Keeps it open until somebody uses it: the page of a new set is still on its way. */
  await(place: SetPlace): void {
    const open = this.#editors.get(keyOf(place));
    if (open) open.isAwaited = true;
  }

  /** What the player should know of all of them. */
  readonly saveState = (): SaveState => this.#saveState;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly flush = async (): Promise<void> => {
    await Promise.all([...this.#editors.values()].map(({ editor }) => editor.flush()));
  };

  /** Nothing of what an owner changed is saved any more, nor kept. */
  discardOf(owner: string): void {
    for (const [key, { editor }] of this.#editors) {
      if (!key.startsWith(`${owner} `)) continue;
      editor.discard();
      this.#editors.delete(key);
    }
    this.#tellState();
  }

  readonly recheck = (): void => {
    for (const { editor } of this.#editors.values()) editor.recheck();
  };

  #hear(key: string): void {
    // Told with the one that may be closed now: its last word counts.
    const state = this.#mostUrgent();
    this.#closeIfDone(key);
    this.#tellState(state);
  }

  #mostUrgent(): SaveState {
    return mostUrgent([...this.#editors.values()].map(({ editor }) => editor.saveState()));
  }

  #tellState(state: SaveState = this.#mostUrgent()): void {
    if (state === this.#saveState) return;
    this.#saveState = state;
    for (const listener of this.#listeners) listener();
  }

  #closeIfDone(key: string): void {
    const open = this.#editors.get(key);
    if (!open || open.isAwaited || open.users > 0) return;
    if (open.editor.isSettled) this.#editors.delete(key);
  }
}

function keyOf({ owner, edition, setId }: SetPlace): string {
  return [owner, edition, setId].join(' ');
}
