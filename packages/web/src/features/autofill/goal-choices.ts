import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { CapGoal } from '@gearwright/game/set/gear-goals.ts';
import { editionHasStat, STATS, type StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Option } from '../../ui/Select.tsx';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { specCaps } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { namedGoalWords } from '@gearwright/game/text/goal-words.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { usualCaps, type WishedCap } from './autofill-wish.ts';

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
  const taken = new Set(caps.map(({ stat, kind }) => `${stat} ${kind}`));
  return [...usualCaps(view), ...ofOthers].flatMap((cap): readonly GoalChoice[] => {
    const key = `${cap.stat} ${cap.kind}`;
    if (taken.has(key)) return [];
    taken.add(key);
    return [{ label: namedGoalWords(cap), cap: { ...cap, enabled: true } }];
  });
}

/** What a total of the sheet can be held by. */
export function capStats(edition: Edition): readonly Option<StatName>[] {
  return STATS.filter(
    (stat) =>
      editionHasStat(stat.name, edition) && !('sheetOnly' in stat) && stat.group !== 'socket',
  ).map(({ name, label }) => ({ value: name, label }));
}
