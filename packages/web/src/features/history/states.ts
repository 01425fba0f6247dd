import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { SetWithoutIds } from '@gearwright/game/stored/without-ids.ts';
import { describeChanges } from '@gearwright/game/text/set-changes.ts';
import type { SetHistory } from '@gearwright/roster/roster.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { SOURCE_WORDS } from './history-words.ts';

/** A state of the set as a row of the list. */
export interface StateRow {
  readonly key: string;
  readonly title: string;
  readonly source: string;
  /** What was changed to make it; null where nobody knows any more. */
  readonly changes: readonly string[] | null;
  /** Null is the set as it is. */
  readonly set: SetWithoutIds | null;
}

/** The set as it is, then what it was, the last first; each with what was changed to make it. */
export function versionRows(
  { versions, present }: SetHistory,
  now: SetWithoutIds,
  dataset: Dataset,
): readonly StateRow[] {
  const states = [{ ...present, set: now, key: 'now' }, ...versions.map(withKey)];
  return states.map(({ key, savedAt, by, set }, index) => {
    const before = states[index + 1];
    return {
      key,
      title: key === 'now' ? 'Now' : momentWords(savedAt),
      source: key === 'now' ? `${SOURCE_WORDS[by]}, ${momentWords(savedAt)}` : SOURCE_WORDS[by],
      changes: before ? describeChanges(before.set, set, dataset) : null,
      set: key === 'now' ? null : set,
    };
  });
}

function withKey(version: SetHistory['versions'][number]) {
  return { ...version, key: `${version.version}` };
}
