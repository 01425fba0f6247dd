import { createContext, useContext } from 'react';
import type { ConnectedSet, Wearer } from '@gearwright/game/character/character.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { Totals } from '@gearwright/game/total/totals.ts';
import type { PublicCharacter } from '@gearwright/roster/roster.ts';
import type { Saving } from '../editor/save-state.ts';
import type { SetEditor } from '../editor/set-editor.ts';

/**
 * Whose set is on the screen: one's own; a live character's beside one's own character, whose points alone can be
 * changed; a shared one; one that its link carries; a published one beside one's own; a live character's by itself.
 */
export type SetOwner =
  | { readonly kind: 'own'; readonly character: StoredCharacter }
  | {
      readonly kind: 'linked';
      readonly character: StoredCharacter;
      readonly connected: ConnectedSet;
      readonly sample: boolean;
    }
  | { readonly kind: 'public'; readonly publicId: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'published' }
  | { readonly kind: 'armory'; readonly sample: boolean };

/** How the sheet is looked at; no part of the set. */
export interface SheetChoice {
  /** The buffs bar's checkbox. */
  readonly buffed: boolean;
  /** Key of a form, presence or stance; null is none. */
  readonly form: string | null;
}

/** The set on the screen, whoever it belongs to. What shows or changes a set asks this and nothing else. */
export interface SetView {
  readonly owner: SetOwner;
  readonly set: GearSet;
  /** Who wears it, to be drawn and named. */
  readonly character: PublicCharacter;
  /** With the professions the set gives. */
  readonly wearer: Wearer;
  readonly rules: Rules;
  /** What was legal when stored and is not any more, as sentences. */
  readonly warnings: readonly string[];
  /** Gear, talents, buffs and marks cannot be changed. */
  readonly readOnly: boolean;
  /** The sheet as `sheet` chooses it. */
  readonly totals: Totals;
  readonly sheet: SheetChoice;
  chooseSheet(choice: Partial<SheetChoice>): void;
  /** Where it is read only nothing changes, and on a linked set the player is told why. */
  readonly edit: SetEditor['edit'];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Null where nothing can be saved. */
  readonly saving: Saving | null;
  /** Path of the set's gear tab, without the season: `/character/1/set/2`. */
  readonly path: string;
}

export type SetViewing =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly view: SetView };

export const SetViewContext = createContext<SetView | null>(null);

export function useSetView(): SetView {
  const view = useContext(SetViewContext);
  if (!view) throw new Error('No set is on the screen');
  return view;
}
