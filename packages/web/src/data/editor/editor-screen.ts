import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { SAVED, type SaveState } from './save-state.ts';

/** What of a set is on the screen; another object whenever something of it changed. */
export interface EditorView {
  /** The set as shown. Its version may lag behind: a save that changes nothing else draws nothing anew. */
  readonly set: GearSet;
  readonly character: StoredCharacter;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What is shown of a set that is being changed, and who listens to it. */
export class EditorScreen {
  readonly #listeners = new Set<() => void>();
  #view: EditorView;
  /** What everybody has been shown last. */
  #told: EditorView;
  #saveState: SaveState = SAVED;

  constructor(view: EditorView) {
    this.#view = this.#told = view;
  }

  readonly view = (): EditorView => this.#view;
  readonly saveState = (): SaveState => this.#saveState;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `onChanged` hears of another set or character before the listeners do. */
  tell(saveState: SaveState, view: EditorView, onChanged: (view: EditorView) => void): void {
    this.#saveState = saveState;
    // The former objects where nothing changed: whoever shows them need not draw them anew.
    const set = differs(view.set, this.#view.set, 'version') ? view.set : this.#view.set;
    if (differs({ ...view, set }, this.#view)) this.#view = { ...view, set };
    if (view.set !== this.#told.set || view.character !== this.#told.character) {
      this.#told = view;
      onChanged(view);
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Whether two sets differ in any field but the one named. */
function differs<Thing extends object>(now: Thing, from: Thing, but?: keyof Thing): boolean {
  const keys = Object.keys(now) as (keyof Thing)[];
  return keys.some((key) => key !== but && now[key] !== from[key]);
}
