import { filtering } from '@gearwright/game/set/edits.ts';
import type { Gear, GearSet, SetEdit } from '@gearwright/game/set/gear-set.ts';
import { heldCaps } from '@gearwright/game/optimise/exact/goals-of.ts';
import { FILLED_SLOTS } from '@gearwright/game/optimise/autofill-context.ts';
import { namedArms } from '@gearwright/game/optimise/named-arms.ts';
import { autofilling } from '@gearwright/game/optimise/autofill.ts';
import { weightsOf, type Point, type StatWeights } from '@gearwright/game/point/point.ts';
import { scoreGear } from '@gearwright/game/score/score.ts';
import { setsEarnedBy } from '@gearwright/game/set/set-skill.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { OwnedItems } from '../../data/roster/use-owned-items.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import type { ExactSet } from '../../data/worker/protocol.ts';
import type { AskWorker } from '../../data/worker/use-game-worker.ts';
import type { AskOptions } from '../../data/worker/worker-client.ts';
import { nakedTotals, type AutofillWish } from './autofill-wish.ts';

/** What was found, and what is known about it. */
export interface Found {
  readonly gear: Gear;
  /** By the point alone, without what caps make worthless. */
  readonly worth: number;
  /** Null for the way slot by slot, which proves nothing. */
  readonly proof: Pick<ExactSet, 'value' | 'proved' | 'gap' | 'broken' | 'caps'> | null;
  /** Puts it on: one edit, one undo. */
  readonly edit: SetEdit;
}

function weightsFor(set: GearSet, wish: AutofillWish): StatWeights {
  const point = pointFor(set, wish);
  return point ? weightsOf(point) : {};
}

export function pointFor(set: GearSet, { pointId }: AutofillWish): Point | undefined {
  return set.points.find((each) => each.pointId === pointId) ?? set.points[0];
}

/** Asks the worker; `owned` is what the player has, where only that may be chosen. */
export async function runAutofill(
  view: SetView,
  wish: AutofillWish,
  owned: OwnedItems | null,
  ask: AskWorker,
  options: AskOptions,
): Promise<Found> {
  const { rules, wearer } = view;
  const trained = filtering({ professions: wish.professions });
  const weights = weightsFor(view.set, wish);
  const task = {
    set: storeSet(trained(view.set)),
    wearer: { ...wearer, professions: wish.professions },
    weights,
    pointId: pointFor(view.set, wish)?.pointId,
    ...armsFor(view, wish),
    owned: owned && [...owned],
  };
  if (wish.way === 'each') {
    const slots = FILLED_SLOTS.filter((slot) => !wish.locked.includes(slot));
    const answer = await ask({ ...task, kind: 'autofill', slots }, options);
    return found(answer.set, null);
  }
  const naked = nakedTotals(view);
  const answer = await ask(
    {
      ...task,
      kind: 'exact',
      caps: heldCaps(
        wish.caps.map(({ key: _key, ...cap }) => cap),
        naked,
      ),
      totals: sheetStats(naked),
      locked: wish.locked,
      ...(wish.banned.length > 0 && { banned: { items: wish.banned } }),
      prices: true,
    },
    options,
  );
  const { value, proved, gap, broken } = answer;
  return found(answer.set, { value, proved, gap, broken, caps: answer.caps });

  function found(stored: ExactSet['set'], proof: Found['proof']): Found {
    const { gear } = loadSet(stored, rules.dataset, wearer.level).set;
    const fill = autofilling({ gear }, rules.dataset);
    return {
      gear,
      worth: worthOf(gear, view.set, rules, pointFor(view.set, wish)),
      proof,
      edit: (set) => fill(trained(set)),
    };
  }
}

/** As the spec usually is unless something else is asked. */
function armsFor({ set, rules }: SetView, { arms }: AutofillWish) {
  if (arms === 'usual') return {};
  const goal = namedArms(set, rules).find(({ key }) => key === arms)?.goal;
  return { arms: goal ?? null };
}

export function worthOf(gear: Gear, set: GearSet, rules: Rules, point: Point | undefined): number {
  if (!point) return 0;
  const { weights, effects } = scaleOf(set, rules, point);
  return scoreGear(gear, weights, setsEarnedBy(rules.wearer, rules.dataset), effects);
}
