import { goalOf } from '@gearwright/game/optimise/exact/goals-of.ts';
import { specCaps } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import type { ArmsChoice, CapGoal, GearGoals } from '@gearwright/game/set/gear-goals.ts';
import { emptyGear } from '@gearwright/game/set/new-gear-set.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import type { Totals } from '@gearwright/game/total/totals.ts';
import { sameValue } from '../../data/same-value.ts';
import type { SetView } from '../../data/set-view/set-view.ts';

/** Its amount is no number while it is being typed: then it holds nothing. */
export interface WishedCap extends CapGoal {
  /** Tells rows apart while they are edited. */
  readonly key: string;
}

/** What the player asks of an autofill. */
export interface AutofillWish {
  /** Each slot by itself, or the whole set at once with its proof. */
  readonly way: 'each' | 'whole';
  readonly pointId: string;
  readonly professions: readonly string[];
  readonly locked: readonly SlotId[];
  readonly caps: readonly WishedCap[];
  /** A way to be armed by its key, as the spec usually is, or any. */
  readonly arms: ArmsChoice | 'usual';
  readonly ownedOnly: boolean;
  /** Items that must not be chosen. */
  readonly banned: readonly string[];
}

/** The sheet as it is looked at, without any gear. */
export function nakedTotals({ set, rules, sheet }: SetView): Totals {
  return setTotals(
    { ...set, gear: emptyGear() },
    { ...rules, form: sheet.form, buffs: sheet.buffed },
  );
}

/** What the spec is held to unless the player says otherwise. */
export function usualCaps({ set, rules, sheet }: SetView): readonly CapGoal[] {
  const preset = rules.dataset.presets.find(({ id }) => id === set.points[0]?.pointId) ?? null;
  return specCaps(set, rules, preset, sheet.form).map(goalOf);
}

/** A list of goals as it is edited. */
export function wished(caps: readonly CapGoal[]): readonly WishedCap[] {
  return caps.map((cap, index) => ({ ...cap, key: String(index) }));
}

/** As the set was left: its own goals, else those of its spec. */
export function firstWish(view: SetView): AutofillWish {
  const { set, wearer } = view;
  return {
    way: 'whole',
    pointId: set.points[0]?.pointId ?? '',
    professions: wearer.professions ?? [],
    locked: [],
    arms: set.goals.arms ?? 'usual',
    caps: wished(set.goals.caps ?? usualCaps(view)),
    ownedOnly: false,
    banned: [],
  };
}

/** What of a wish the set keeps; what is as the spec has it stays open, and follows talents and race. */
export function goalsOf({ caps, arms }: AutofillWish, usual: readonly CapGoal[]): GearGoals {
  const chosen = caps
    .filter(({ amount }) => Number.isFinite(amount))
    .map(({ key: _key, ...cap }) => cap);
  return {
    caps: sameValue(chosen, usual) ? null : chosen,
    arms: arms === 'usual' ? null : arms,
  };
}
