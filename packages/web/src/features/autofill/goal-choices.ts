import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { CapGoal } from '@gearwright/game/set/gear-goals.ts';
import { editionHasStat, STATS, type StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Option } from '../../ui/Select.tsx';
import { goalWords } from '@gearwright/game/text/goal-words.ts';
import type { WishedCap } from './autofill-wish.ts';

/** A goal that can be added by its name. */
export interface GoalChoice {
  readonly label: string;
  readonly cap: CapGoal;
}

/** Those not in the list already. */
export function goalChoices(
  caps: readonly WishedCap[],
  usual: readonly CapGoal[],
): readonly GoalChoice[] {
  return usual
    .filter(({ stat, kind }) => !caps.some((cap) => cap.stat === stat && cap.kind === kind))
    .map((cap) => ({ label: goalWords(cap), cap }));
}

/** What a total of the sheet can be held by. */
export function capStats(edition: Edition): readonly Option<StatName>[] {
  return STATS.filter(
    (stat) =>
      editionHasStat(stat.name, edition) && !('sheetOnly' in stat) && stat.group !== 'socket',
  ).map(({ name, label }) => ({ value: name, label }));
}
