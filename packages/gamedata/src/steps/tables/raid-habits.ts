import type { PointPreset } from '@gearwright/game/dataset/tables.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';

const ATTRIBUTES: readonly StatName[] = ['strength', 'agility', 'intellect', 'stamina', 'spirit'];

/**
 * A percent of run speed counts as so many points of the attribute a scale weighs most. Simulators stand still and
 * weigh it at nothing; raiders of every edition put it on their boots before a dozen points of anything.
 */
const RUN_SPEED = 1.5;
/** Who shoots stands further off and has less to run. */
const SHOOTERS_RUN_SPEED = 0.5;
/** Of two that are worth the same, the one that keeps alive. */
const STAMINA = 0.005;

/** What raiders care for and no simulator weighs, where a scale for raids says nothing of it. */
export function withRaidHabits(preset: PointPreset, maxLevel: number): PointPreset {
  const { stats, levels } = preset;
  if (levels !== null && levels[1] < maxLevel) return preset;
  const weight = (name: StatName): number => stats.find((each) => each.name === name)?.value ?? 0;
  const most = Math.max(...ATTRIBUTES.map(weight));
  const shoots = weight('rangedDps') > 0 || weight('rangedAttackPower') > 0;
  const habits: readonly (readonly [StatName, number])[] = [
    ['runSpeedPercent', most * (shoots ? SHOOTERS_RUN_SPEED : RUN_SPEED)],
    ['stamina', most * STAMINA],
  ];
  const missing = habits.filter(([name, value]) => weight(name) === 0 && value !== 0);
  return {
    ...preset,
    stats: [...stats, ...missing.map(([name, value]) => ({ name, value: rounded(value) }))],
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
