import { wearerOf } from '@gearwright/game/set/rules.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { PublicCharacter } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { SetOwner, SetView } from './set-view.ts';
import type { Sheet } from './use-sheet.ts';

export interface Shown {
  readonly owner: SetOwner;
  readonly set: GearSet;
  readonly character: PublicCharacter;
  readonly warnings: readonly string[];
  readonly path: string;
  /** Called instead of an edit. */
  readonly refuse: () => void;
}

/** A set that can be looked at. */
export function readOnlyView(
  { refuse, ...shown }: Shown,
  game: RosterGame,
  { sheet, chooseSheet, totalsOf }: Sheet,
): SetView {
  const wearer = wearerOf(shown.set, shown.character);
  const rules = { ...game, wearer };
  return {
    ...shown,
    wearer,
    rules,
    readOnly: true,
    totals: totalsOf(shown.set, rules),
    sheet,
    chooseSheet,
    edit: refuse,
    canUndo: false,
    canRedo: false,
    undo: refuse,
    redo: refuse,
    saving: null,
  };
}
