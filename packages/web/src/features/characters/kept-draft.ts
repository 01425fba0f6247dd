import { canBe } from '@gearwright/game/character/race-and-class.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { TAB_KEYS } from '../../data/local/local-keys.ts';
import type { Draft } from './draft.ts';

const keyOf = ({ edition }: RosterGame) => TAB_KEYS.characterDraft(edition.key);

export function keepDraft(draft: Draft | null, game: RosterGame): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(game), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(game));
  } catch {
    // A browser that stores nothing begins anew after a reload.
  }
}

/** What was chosen before the page was loaded again; null when there is none that still can be. */
export function keptDraft(game: RosterGame): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? 'null') as Draft | null;
    return draft && canBe(game.dataset, draft.race, draft.gameClass) ? draft : null;
  } catch {
    return null;
  }
}
