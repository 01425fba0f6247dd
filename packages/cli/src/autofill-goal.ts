import { WEAPON_STYLES, type WeaponStyle } from '@gearwright/game/dataset/value-tables.ts';
import type { ArmsGoal } from '@gearwright/game/optimise/arms.ts';
import type { Cap } from '@gearwright/game/optimise/exact/cap.ts';
import { effectsFor, specDefaults } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { armsOf, capsOf } from '@gearwright/game/optimise/exact/goals-of.ts';
import { presetPoint } from '@gearwright/game/point/preset-for.ts';
import { weightsOf, type StatWeights } from '@gearwright/game/point/point.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { specOfTalents } from '@gearwright/game/talent/spec-of-talents.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';
import { UsageError } from './usage-error.ts';

interface Asked {
  readonly defaults: boolean;
  readonly effects: boolean;
  readonly styles: readonly string[];
  readonly caps: readonly Cap[];
  readonly form: string | null;
}

/** What an autofill is to look for. */
interface AutofillGoal {
  readonly set: GearSet;
  readonly weights: StatWeights;
  readonly effects: EffectWorths | null;
  readonly arms: ArmsGoal | null;
  readonly caps: readonly Cap[];
  /** What was chosen for the spec; null where nothing was left to choose. */
  readonly defaults: object | null;
}

/** What is asked for wins; what is not comes from the spec when defaults are wanted. */
export function autofillGoal(given: GearSet, rules: Rules, asked: Asked): AutofillGoal {
  const spec = given.spec || specOfTalents(given.talents, given.gameClass, rules.dataset);
  const set = { ...given, spec };
  const own = set.points[0] ?? null;
  if (!asked.defaults) {
    if (!own) throw new UsageError('At least one equivalency point is required');
    const weights = weightsOf(own);
    const effects = asked.effects ? effectsFor(set, rules, weights, own) : null;
    return { set, weights, effects, arms: styled(asked), caps: asked.caps, defaults: null };
  }
  const chosen = specDefaults(set, rules, asked.form);
  const point = own ?? (chosen.preset && presetPoint(chosen.preset));
  const weights = own ? weightsOf(own) : chosen.weights;
  const nameOf = ({ goal, stat }: Cap): string => goal ?? stat;
  const named = new Set(asked.caps.map(nameOf));
  const held = capsOf(set, rules, chosen.preset, asked.form);
  const caps = [...asked.caps, ...held.filter((cap) => !named.has(nameOf(cap)))];
  const arms = asked.styles.length > 0 ? styled(asked) : armsOf(set, rules);
  return {
    set: own || !point ? set : { ...set, points: [point] },
    weights,
    effects: asked.effects ? effectsFor(set, rules, weights, point) : null,
    arms,
    caps,
    defaults: {
      spec,
      weights: own ? null : (chosen.preset?.name ?? null),
      caps: held,
      style: arms,
      effects: asked.effects,
    },
  };
}

function styled({ styles }: Asked): ArmsGoal | null {
  if (styles.length === 0 || styles.includes('any')) return null;
  return { styles: styles.map(styleNamed) };
}

function styleNamed(text: string): WeaponStyle {
  const style = WEAPON_STYLES.find((each) => each.toLowerCase() === text.toLowerCase());
  if (!style) throw new UsageError(`"${text}" is no style. There are ${WEAPON_STYLES.join(', ')}.`);
  return style;
}
