import type { WeaponStyle } from '../dataset/value-tables.ts';
import { classFacts } from '../dataset/class-facts.ts';
import * as weapon from '../item/weapon-types.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import type { ArmsGoal } from './arms.ts';
import { isPossible, SLOW_OFF_HAND } from './spec-arms.ts';

/** A way to be armed that can be asked for by its name. */
export interface NamedArms {
  readonly key: WeaponStyle | 'daggerInMainHand' | 'slowOffHand';
  readonly label: string;
  readonly goal: ArmsGoal;
}

const ALL: readonly NamedArms[] = [
  { key: 'twoHand', label: 'A two-hander', goal: { styles: ['twoHand'] } },
  { key: 'twoOneHanders', label: 'Two one-handers', goal: { styles: ['twoOneHanders'] } },
  { key: 'twoTwoHanders', label: 'Two two-handers', goal: { styles: ['twoTwoHanders'] } },
  { key: 'shield', label: 'One hand and shield', goal: { styles: ['shield'] } },
  { key: 'heldOffHand', label: 'Main hand with off hand', goal: { styles: ['heldOffHand'] } },
  {
    key: 'daggerInMainHand',
    label: 'Dagger in the main hand',
    goal: { styles: ['twoOneHanders', 'oneHand'], main: { types: [weapon.DAGGER] } },
  },
  {
    key: 'slowOffHand',
    label: 'Two one-handers, the off hand slow',
    goal: { styles: ['twoOneHanders'], off: { speeds: SLOW_OFF_HAND } },
  },
];

/** Those the wearer's class and talents allow. */
export function namedArms(set: GearSet, rules: Rules): readonly NamedArms[] {
  const facts = classFacts(rules.dataset, rules.wearer.gameClass);
  const knows = (hand: 'mainHand' | 'offHand', type: number): boolean =>
    facts?.[hand].some((skill) => skill.type === type) ?? false;
  return ALL.filter(({ key, goal }) => {
    if (key === 'shield') return knows('offHand', weapon.SHIELD);
    if (key === 'heldOffHand') return knows('offHand', weapon.HELD_IN_OFF_HAND);
    if (key === 'daggerInMainHand' && !knows('mainHand', weapon.DAGGER)) return false;
    return isPossible(goal.styles[0]!, set, rules);
  });
}

/** A goal in words: "two two-handers or a two-hander". */
export function armsWords({ styles }: ArmsGoal): string {
  const words = styles.flatMap((style) => ALL.find(({ key }) => key === style)?.label ?? []);
  return words.map((label) => label.toLowerCase()).join(' or ');
}
