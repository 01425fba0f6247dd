import { whyNotLevelUp } from '@gearwright/game/plans/level-up.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { SetView } from '../../../data/set-view/set-view.ts';

export type ActionKey =
  | 'level-up'
  | 'sync'
  | 'link'
  | 'start-as'
  | 'autofill'
  | 'bags'
  | 'copy'
  | 'share'
  | 'export'
  | 'import'
  | 'history'
  | 'pin'
  | 'edit-set'
  | 'edit-character'
  | 'delete-set'
  | 'delete-character';

/** Where the menu stands. */
export interface ActionPlace {
  readonly edition: Pick<Edition, 'maxLevel'>;
  /** Beside another set. */
  readonly comparison: boolean;
  /** On a phone. */
  readonly narrow: boolean;
}

const WHEN_READ_ONLY: readonly ActionKey[] = ['copy', 'export'];
/** What would change the gear of a live character; what acts on the player's own beside it stays. */
const NEVER_LINKED: readonly ActionKey[] = [
  'start-as',
  'autofill',
  'import',
  'pin',
  'history',
  'edit-set',
];

/** Which actions a set allows, by whose it is and where it is seen. */
export function allowsAction(
  key: ActionKey,
  { owner }: Pick<SetView, 'owner'>,
  { edition, comparison, narrow }: ActionPlace,
): boolean {
  if (comparison && narrow && key !== 'share') return false;
  if (!('character' in owner)) return WHEN_READ_ONLY.includes(key);
  if (owner.kind === 'linked' && NEVER_LINKED.includes(key)) return false;
  return key !== 'level-up' || whyNotLevelUp(owner.character, edition) === null;
}
