import type { Dataset } from '../dataset/dataset.ts';
import type { SpecStyle, WeaponStyle } from '../dataset/value-tables.ts';
import type { Edition } from '../edition/edition.ts';
import { hasAbility, wielderOf } from '../equip/abilities.ts';
import { classFacts } from '../dataset/class-facts.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import type { ArmsGoal, HandGoal } from './arms.ts';

/** A way of arming oneself is common when at least this share of published sets has it. */
const COMMON = 0.2;
/** Seconds a swing: from here on a weapon in the off hand is called slow. */
const SLOW = 2.4;
/** Up to here it is called fast. */
const FAST = 1.9;
const SLOWEST = 10;
export const SLOW_OFF_HAND: readonly [least: number, most: number] = [SLOW, SLOWEST];

/** The published habits of a spec, or of its class where all its specs of that role agree. */
export function specStyle(
  { styles, classes }: Pick<Dataset, 'styles' | 'classes'>,
  { gameClass, spec }: Pick<GearSet, 'gameClass' | 'spec'>,
): SpecStyle | null {
  const ofClass = styles.filter((row) => row.gameClass === gameClass);
  const role = classes
    .find((facts) => facts.gameClass === gameClass)
    ?.specs.find(({ key }) => key === spec)?.role;
  const own = [spec, role, 'any']
    .map((key) => ofClass.find((row) => row.spec === key && (!role || row.role === role)))
    .find((row) => row !== undefined);
  if (own) return own;
  const alike = ofClass.filter((row) => row.role === role);
  const usual = ({ styles: counted }: SpecStyle): WeaponStyle | undefined => counted[0]?.[0];
  const [first, ...others] = alike;
  return first && others.every((row) => usual(row) === usual(first)) ? first : null;
}

/** Ways the spec is usually armed, the most usual first. */
function commonStyles({ styles }: SpecStyle): readonly WeaponStyle[] {
  const all = styles.reduce((sum, [, count]) => sum + count, 0);
  return styles.filter(([, count]) => count >= all * COMMON).map(([style]) => style);
}

/** How a spec is armed unless the player says otherwise; null where nothing is known, or before the levels of raids. */
export function specArms(set: GearSet, rules: Rules): ArmsGoal | null {
  const { edition, dataset, wearer } = rules;
  const row = specStyle(dataset, set);
  if (!row || !isRaidLevel(edition, wearer.level)) return null;
  const styles = commonStyles(row).filter((style) => isPossible(style, set, rules));
  if (styles.length === 0) return null;
  if (wearer.level < edition.maxLevel || row.role === 'healing') return { styles };
  return { styles, main: mainHand(row), off: offHand(row) };
}

function isRaidLevel({ maxLevel, phases }: Edition, level: number): boolean {
  return level === maxLevel || phases.some((phase) => phase.level === level);
}

/** Talents open some ways: a two-hander in each hand, or a weapon in the second at all. */
export function isPossible(style: WeaponStyle, set: GearSet, rules: Rules): boolean {
  if (style === 'twoTwoHanders') return wielderOf(set, rules).oneHandsTwoHanders.length > 0;
  if (style !== 'twoOneHanders') return true;
  const dual = classFacts(rules.dataset, rules.wearer.gameClass)?.dualWield ?? null;
  if (dual === null || rules.wearer.level < dual.minLevel) return false;
  return dual.via === null || hasAbility(set, rules.dataset, dual.via);
}

/** Where the damage of its weapon counts, types and speed are those seen in published sets. */
function mainHand({ weaponDamage, mainType, mainTypes, slowestMain }: SpecStyle): HandGoal {
  if (!weaponDamage.includes('main')) return {};
  return {
    types: mainType === null ? mainTypes : [mainType],
    speeds: slowestMain === null ? null : [slowestMain, SLOWEST],
  };
}

function offHand({ weaponDamage, offType, offTypes, usualOff, fastestOff }: SpecStyle): HandGoal {
  if (!weaponDamage.includes('off')) return {};
  const isSlow = usualOff !== null && usualOff >= SLOW;
  const isFast = fastestOff !== null && fastestOff <= FAST;
  return {
    types: offType === null ? offTypes : [offType],
    speeds: isSlow ? SLOW_OFF_HAND : isFast ? [0, fastestOff] : null,
  };
}
