import { gemCanBeHad } from '../../dataset/can-be-had.ts';
import { whyNotAllowed } from '../../equip/can-equip.ts';
import { limitsOf } from '../../equip/limits.ts';
import type { Limit } from '../../equip/limits.ts';
import { COUNTS_AS } from '../../gem/gem-colors.ts';
import type { CountedColor } from '../../gem/gem-colors.ts';
import type { GemRequirement, Item } from '../../item/item.ts';
import { wearerOf } from '../../set/rules.ts';
import type { ExactRequest } from './exact-request.ts';
import { cappedAmounts, freeWorth } from './objective.ts';
import type { Objective } from './objective.ts';

export const COUNTED: readonly CountedColor[] = ['red', 'yellow', 'blue'];

/** A gem with its worth, its capped stats and the limits it falls under. */
export interface WeighedGem {
  readonly gem: Item;
  readonly value: number;
  readonly capped: readonly number[];
  readonly limits: readonly Limit[];
}

/** Gems the wearer may set and that are good for something; those that another dominates are left out. */
export function weighedGems(request: ExactRequest, objective: Objective): readonly WeighedGem[] {
  const { rules, set } = request;
  const wearer = wearerOf(set, rules.wearer);
  const phase = set.phase || rules.edition.defaultPhase;
  const banned = new Set(request.banned?.gems);
  const gems = rules.dataset.gems
    .filter((gem) => gem.gem && gem.phase <= phase && !banned.has(gem.id) && gemCanBeHad(gem))
    .filter((gem) => !whyNotAllowed(gem, wearer))
    .map((gem) => ({
      gem,
      value: freeWorth(gem.stats, objective) + (objective.effects?.item(gem.baseId) ?? 0),
      capped: cappedAmounts(gem.stats, objective),
      limits: gemLimits(gem),
    }));
  const anyMoreThan = gems.some(({ gem }) =>
    gem.gem!.requirements.some((need) => 'moreThan' in need),
  );
  // Where a stat may be too much, a meta gem that is hard to wake can be the best to fill a socket with.
  const keepsMetas = objective.mayHarm;
  return gems.filter(
    (gem, place) =>
      (keepsMetas && gem.gem.gem!.color === 'meta') ||
      !gems.some(
        (other, at) => other !== gem && dominates(other, gem, at < place, objective, anyMoreThan),
      ),
  );
}

/** A gem that a quest gives can be had once. */
export function gemLimits(gem: Item): readonly Limit[] {
  const limits = limitsOf(gem);
  return gem.gem!.fromQuest ? [...limits, { key: `quest ${gem.baseId}`, max: 1 }] : limits;
}

/** `a` can be set wherever `b` is, and is at least as good; of equals the earlier one dominates. */
function dominates(
  a: WeighedGem,
  b: WeighedGem,
  earlier: boolean,
  objective: Objective,
  anyMoreThan: boolean,
): boolean {
  if (a.value < b.value || !atLeastAsGood(a.capped, b.capped, objective)) return false;
  if (!a.limits.every((limit) => b.limits.some((other) => other.key === limit.key))) return false;
  const [own, others] = [a.gem.gem!, b.gem.gem!];
  if (!covers(own.color, others.color, anyMoreThan)) return false;
  if (
    !own.requirements.every((need) => others.requirements.some((other) => implies(other, need)))
  ) {
    return false;
  }
  const equal =
    a.value === b.value &&
    a.capped.every((amount, at) => amount === b.capped[at]) &&
    own.color === others.color &&
    a.limits.length === b.limits.length &&
    own.requirements.length === others.requirements.length;
  return !equal || earlier;
}

/** Amounts of capped stats: more is as good, unless the stat may be too much. */
export function atLeastAsGood(
  a: readonly number[],
  b: readonly number[],
  { caps }: Pick<Objective, 'caps'>,
): boolean {
  for (let at = 0; at < caps.length; at++) {
    if (caps[at]!.row.kind === 'atMost' ? a[at]! > b[at]! : a[at]! < b[at]!) return false;
  }
  return true;
}

/** A colour more helps every socket and every need, but one gem's "more than" may be hurt by it. */
function covers(a: Color, b: Color, anyMoreThan: boolean): boolean {
  if (a === b) return true;
  if (a === 'meta' || b === 'meta' || anyMoreThan) return false;
  return COUNTS_AS[b].every((color) => COUNTS_AS[a].includes(color));
}
type Color = NonNullable<Item['gem']>['color'];

function implies(given: GemRequirement, need: GemRequirement): boolean {
  if (given.color !== need.color) return false;
  if ('atLeast' in given) return 'atLeast' in need && given.atLeast >= need.atLeast;
  return 'moreThan' in need ? given.moreThan === need.moreThan : need.atLeast <= 1;
}
