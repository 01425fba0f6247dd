import { refusal, type Refusal } from '../messages.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { fitting } from './fitting-import.ts';
import { importing } from './import-into.ts';
import type { ImportCategory, ResolvedImport } from './resolve-import.ts';

export interface ImportPlan {
  /** The set as it will be. */
  readonly after: GearSet;
  /** One edit for all of it, made again on whatever the set is by then. */
  readonly edit: SetEdit;
  /** What the rules do not allow. */
  readonly leftOut: readonly Refusal[];
}

/** Means nothing to another class. */
const OF_THE_CLASS: readonly ImportCategory[] = ['talents', 'glyphs'];

/** What an import would make of a set: all of the plan happens, or nothing. */
export function planImport(
  set: GearSet,
  resolved: ResolvedImport,
  categories: readonly ImportCategory[],
  rules: Rules,
  newPointId: (index: number) => string,
): ImportPlan {
  const isForeign = resolved.tells.gameClass && resolved.wearer.gameClass !== set.gameClass;
  const taken = isForeign
    ? categories.filter((category) => !OF_THE_CLASS.includes(category))
    : categories;
  const raw = importing(resolved, taken, newPointId);
  const { set: after, leftOut } = fitting(set, raw(set), withProfessions(rules, raw(set)));
  const foreign = categories.length > taken.length ? [refusal('otherClass', set.gameClass)] : [];
  return {
    after,
    edit: (now) => fitting(now, raw(now), withProfessions(rules, raw(now))).set,
    leftOut: [...foreign, ...leftOut],
  };
}

/** What the text tells of professions counts for its own gear. */
function withProfessions(rules: Rules, { defaultFilters }: GearSet): Rules {
  const professions = defaultFilters.professions ?? [];
  return { ...rules, wearer: { ...rules.wearer, professions } };
}
