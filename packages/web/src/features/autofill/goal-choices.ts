import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { CapGoal } from '@gearwright/game/set/gear-goals.ts';
import { editionHasStat, STATS, type StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Option } from '../../ui/Select.tsx';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { goalOf } from '@gearwright/game/optimise/exact/goals-of.ts';
import { namedGoals } from '@gearwright/game/optimise/exact/named-goals.ts';
import { specCaps } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { namedGoalWords } from '@gearwright/game/text/goal-words.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { nakedTotals, usualCaps, type WishedCap } from './autofill-wish.ts';

/** A goal that can be added by its name. */
export interface GoalChoice {
  readonly label: string;
  readonly cap: CapGoal;
}

/** What any spec of the class is held to, this one's first; without those in the list already. */
export function goalChoices(view: SetView, caps: readonly WishedCap[]): readonly GoalChoice[] {
  const { set, rules, sheet } = view;
  const specs = classFacts(rules.dataset, set.gameClass)?.specs ?? [];
  const ofOthers = specs.flatMap(({ key }) =>
    specCaps({ ...set, spec: key }, rules, null, sheet.form),
  );
  const named = namedGoals(nakedTotals(view)).map((goal) => goal.cap);
  const all = [...named, ...ofOthers].map(goalOf);
  const keyOf = ({ goal, stat, kind }: CapGoal): string => goal ?? `${stat} ${kind}`;
  const taken = new Set(caps.map(keyOf));
  return [...usualCaps(view), ...all].flatMap((cap): readonly GoalChoice[] => {
    const key = keyOf(cap);
    if (taken.has(key)) return [];
    taken.add(key);
    return [{ label: namedGoalWords(cap), cap }];
  });
}

/** What a total of the sheet can be held by. */
export function capStats(edition: Edition): readonly Option<StatName>[] {
  return STATS.filter(
    (stat) =>
      editionHasStat(stat.name, edition) && !('sheetOnly' in stat) && stat.group !== 'socket',
  ).map(({ name, label }) => ({ value: name, label }));
}
