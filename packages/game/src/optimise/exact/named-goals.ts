import { ratingPerPoint } from '../../formula/rating.ts';
import { blankItem } from '../../item/blank-item.ts';
import type { Item } from '../../item/item.ts';
import { SHIELD } from '../../item/weapon-types.ts';
import { pieceOf, withPiece } from '../../set/piece.ts';
import { NECK, OFF_HAND } from '../../slot/slots.ts';
import { editionHasStat, type StatName, type Stats } from '../../stat/catalogue.ts';
import { avoidanceOf } from '../../total/caps.ts';
import { figure, totals, type Totals } from '../../total/totals.ts';
import type { GameClass } from '../../words/classes-and-races.ts';
import type { Cap } from './cap.ts';
import { penetration } from './default-caps.ts';

export const GOAL_NAMES = ['uncrittable', 'uncrushable', 'armorPenetration'] as const;

/** A goal that can be asked for by its name. */
export interface NamedGoal {
  readonly key: (typeof GOAL_NAMES)[number];
  readonly label: string;
  readonly cap: Cap;
}

/** Those an edition has, for the wearer of a sheet without gear; what it shows counts already. */
export function namedGoals(naked: Totals): readonly NamedGoal[] {
  const [uncrushable, piercing] = [uncrushableCap(naked), penetration(naked)[0]];
  return [
    { key: 'uncrittable', label: 'Never struck critically', cap: uncrittableCap(naked) },
    ...(uncrushable
      ? [{ key: 'uncrushable' as const, label: 'Never crushed', cap: uncrushable }]
      : []),
    ...(piercing
      ? [{ key: 'armorPenetration' as const, label: 'All armor ignored', cap: piercing }]
      : []),
  ];
}

/** Skill counts in whole points, so resilience is taken for a little less than it brings. */
const RESILIENCE_COUNTED = 0.97;

/** Defense until a boss strikes critically no more; resilience brings the same sooner. */
export function uncrittableCap(naked: Totals): Cap {
  const { edition, wearer } = naked.input;
  const { bossCritBase, defensePerPoint } = edition.defence;
  const left =
    bossCritBase - figure(naked, 'resilienceCritReduction') + figure(naked, 'critTakenPercent');
  const skill = Math.max(Math.ceil(left / defensePerPoint - 1e-9), 0);
  const missing = Math.max(skill - Math.floor(figure(naked, 'defense') + 1e-9), 0);
  const goal = { kind: 'atLeast', goal: 'uncrittable' } as const;
  if (!edition.ratings) {
    return { stat: 'defense', ...goal, amount: figure(naked, 'defense') + missing };
  }
  const perSkill = ratingPerPoint(edition.ratings, 'defense', wearer.level);
  const perPercent = ratingPerPoint(edition.ratings, 'resilience', wearer.level);
  const resilience = (perSkill / defensePerPoint / perPercent) * RESILIENCE_COUNTED;
  return {
    stat: 'defenseRating',
    ...goal,
    amount: figure(naked, 'defenseRating') + Math.ceil(missing * perSkill - 1e-6),
    counts: { defenseRating: 1, resilienceRating: roundedDown(resilience) },
  };
}

/** What adds to miss, dodge, parry or block. */
const GUARDS: readonly StatName[] = [
  'agility',
  'strength',
  'defense',
  'defenseRating',
  'dodgePercent',
  'dodgeRating',
  'parryPercent',
  'parryRating',
  'blockPercent',
  'blockRating',
];

/** What a guard on a cooldown of seconds adds to block, which the sheet does not show: Shield Block. */
const RAISED_SHIELD: Readonly<Partial<Record<GameClass, number>>> = { warrior: 75 };

/** Whether who wears it has such a guard, Holy Shield or Shield Block: without one no gear comes to it. */
export function raisesShield(naked: Totals): boolean {
  const raised = RAISED_SHIELD[naked.input.wearer.gameClass] ?? 0;
  return raised + figure(naked, 'holyShieldPercent') > 0;
}

/** Every blow avoided or blocked behind a shield: 102.4 %, in points of defense. */
export function uncrushableCap(naked: Totals): Cap | null {
  const { edition, wearer } = naked.input;
  const stat = edition.ratings ? 'defenseRating' : 'defense';
  const shown = avoidanceOf(wearing(naked, {}));
  if (!shown) return null;
  const slopes = GUARDS.filter((name) => editionHasStat(name, edition)).map((name) => {
    const by = name.endsWith('Percent') ? 1 : 100;
    return [name, (avoidanceOf(wearing(naked, { [name]: by }))!.value - shown.value) / by] as const;
  });
  const perPoint = slopes.find(([name]) => name === stat)![1];
  const missing = shown.goal - shown.value - (RAISED_SHIELD[wearer.gameClass] ?? 0);
  return {
    stat,
    kind: 'atLeast',
    goal: 'uncrushable',
    amount: Math.ceil((Math.max(missing, 0) / perPoint) * 100) / 100,
    given: 0,
    counts: Object.fromEntries(
      slopes.flatMap(([name, slope]) => {
        const count = roundedDown(slope / perPoint);
        return count > 0 ? [[name, count]] : [];
      }),
    ),
  };
}

/** The sheet with a plain shield and some stats on. */
function wearing(naked: Totals, stats: Stats): Totals {
  const { gear } = naked.input;
  const shield: Item = { ...blankItem(0), slotId: OFF_HAND, handed: 'off', weaponType: SHIELD };
  const charm: Item = { ...blankItem(0), slotId: NECK, stats };
  const shielded = withPiece(gear, OFF_HAND, pieceOf(shield, null));
  return totals({ ...naked.input, gear: withPiece(shielded, NECK, pieceOf(charm, null)) });
}

/** Thousandths, never more than there is. */
function roundedDown(count: number): number {
  return Math.floor(count * 1000 + 1e-6) / 1000;
}

/** The cap of a goal by its name, as typed: "uncrittable". */
export function goalNamed(name: string, naked: Totals): Cap | null {
  const key = name.trim().toLowerCase();
  return namedGoals(naked).find((goal) => goal.key.toLowerCase() === key)?.cap ?? null;
}
