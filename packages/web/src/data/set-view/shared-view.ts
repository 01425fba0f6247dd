import { loadSet } from '@gearwright/game/stored/load-set.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { PublicCharacter, PublicSet } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { warningsOf } from '@gearwright/roster/rules/set-rules.ts';
import { readOnlyView } from './read-only.ts';
import type { SetOwner, SetView } from './set-view.ts';
import type { Sheet } from './use-sheet.ts';

const nothing = () => undefined;

/** A set of somebody else's, with its items. */
export interface SharedSet {
  readonly stored: StoredSet;
  readonly set: GearSet;
  readonly character: PublicCharacter;
}

export function loadShared(shared: PublicSet, { dataset }: RosterGame): SharedSet {
  const { character, ...rest } = shared;
  const stored = { ...rest, id: shared.publicId, characterId: '', version: 0, pinned: false };
  return { stored, character, set: loadSet(stored, dataset, character.level).set };
}

export function sharedView(
  { stored, set, character }: SharedSet,
  place: { readonly owner: SetOwner; readonly path: string },
  game: RosterGame,
  sheet: Sheet,
): SetView {
  const warnings = warningsOf(stored, character, game);
  return readOnlyView({ ...place, set, character, warnings, refuse: nothing }, game, sheet);
}
