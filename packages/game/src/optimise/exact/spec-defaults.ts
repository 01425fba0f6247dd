import type { PointPreset } from '../../dataset/tables.ts';
import type { SpecStyle } from '../../dataset/value-tables.ts';
import { presetFor, presetPoint } from '../../point/preset-for.ts';
import { weightsOf, type Point, type StatWeights } from '../../point/point.ts';
import type { Gear, GearSet } from '../../set/gear-set.ts';
import { emptyGear } from '../../set/new-gear-set.ts';
import { pieceOf } from '../../set/piece.ts';
import type { Rules } from '../../set/rules.ts';
import { SLOT_IDS } from '../../slot/slots.ts';
import { setTotals } from '../../total/set-totals.ts';
import type { Totals } from '../../total/totals.ts';
import { EffectWorths } from '../../worth/effect-worths.ts';
import type { ArmsGoal } from '../arms.ts';
import type { Cap } from './cap.ts';
import { defaultCaps } from './default-caps.ts';
import { raisesShield, uncrittableCap, uncrushableCap } from './named-goals.ts';
import { softened } from './spec-caps.ts';
import { specArms, specStyle } from '../spec-arms.ts';

/** What gear for a spec is looked for by, unless the player says otherwise. */
export interface SpecDefaults {
  readonly preset: PointPreset | null;
  readonly weights: StatWeights;
  readonly arms: ArmsGoal | null;
  readonly caps: readonly Cap[];
  readonly effects: EffectWorths;
}

/** `form` as the sheet is looked at in. */
export function specDefaults(set: GearSet, rules: Rules, form: string | null = null): SpecDefaults {
  const { edition, dataset, wearer } = rules;
  const { gameClass, level } = wearer;
  const wish = { gameClass, spec: set.spec, level, phase: set.phase };
  const preset = presetFor(dataset, edition, wish);
  const weights = preset ? weightsOf(presetPoint(preset)) : {};
  return {
    preset,
    weights,
    arms: specArms(set, rules),
    caps: specCaps(set, rules, preset, form),
    effects: effectsFor(set, rules, weights),
  };
}

/** What the spec's gear is held to: by the sheet of set, race and talents, softened by what is known of the spec. */
export function specCaps(
  set: GearSet,
  rules: Rules,
  preset: PointPreset | null,
  form: string | null = null,
): readonly Cap[] {
  const naked = nakedSheet(set, rules, form);
  const style = specStyle(rules.dataset, set);
  const caps = defaultCaps(set, naked, rules.dataset).filter(({ kind }) => kind !== 'atLeast');
  return [...guardsOf(style, rules, naked), ...softened(caps, style, preset, naked)];
}

/** What a tank reaches first, where published habits say so: below the last level nothing carries that much. */
function guardsOf(
  style: Pick<SpecStyle, 'caps'> | null,
  { edition, wearer }: Rules,
  naked: Totals,
): readonly Cap[] {
  if (wearer.level < edition.maxLevel) return [];
  const isAsked = (stat: string): boolean =>
    style?.caps.some((cap) => cap.stat === stat && cap.kind === 'reach') ?? false;
  const isBehindShield = isAsked('avoidanceAndBlock') && raisesShield(naked);
  const uncrushable = isBehindShield ? uncrushableCap(naked) : null;
  return [
    ...(isAsked('defense') ? [uncrittableCap(naked)] : []),
    ...(uncrushable && uncrushable.amount > 0 ? [uncrushable] : []),
  ];
}

/** The sheet without any gear, runes aside: what it shows counts towards every cap. */
export function nakedSheet(set: GearSet, rules: Rules, form: string | null = null): Totals {
  return setTotals({ ...set, gear: runesAlone(set.gear) }, { ...rules, form, buffs: true });
}

/** Runes are engraved anew on whatever is worn. */
function runesAlone(gear: Gear): Gear {
  const runes = SLOT_IDS.flatMap((slot) => {
    const { rune } = gear[slot];
    return rune ? [[slot, pieceOf(null, rune)] as const] : [];
  });
  return { ...emptyGear(), ...Object.fromEntries(runes) };
}

/** What effects are worth to the set's spec under weights, with what the player set by hand for their point. */
export function effectsFor(
  set: GearSet,
  { edition, dataset, wearer }: Rules,
  weights: StatWeights,
  point: Pick<Point, 'pointId'> | null = null,
): EffectWorths {
  return new EffectWorths(dataset, {
    edition,
    gameClass: wearer.gameClass,
    spec: set.spec,
    level: wearer.level,
    phase: set.phase || edition.defaultPhase,
    weights,
    choices: set.effectValues.filter(({ pointId }) => pointId === point?.pointId),
  });
}
