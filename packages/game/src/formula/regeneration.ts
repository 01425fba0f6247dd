import type { GameClass } from '../words/classes-and-races.ts';
import type { CombatTables } from '../dataset/tables.ts';
import { combatFacts } from './combat-facts.ts';
import { atLevel } from './level-table.ts';

const TICKS_IN_FIVE_SECONDS = 2.5;
const FIRST_SPIRIT = 50;

interface Rested {
  readonly gameClass: GameClass;
  readonly level: number;
  readonly spirit: number;
  readonly intellect: number;
}

/** Mana from spirit in five seconds without casting. */
export function manaFromSpirit(tables: CombatTables, wearer: Rested): number {
  const facts = combatFacts(tables);
  if (facts.manaRegenPerTick2s) {
    const rule = facts.manaRegenPerTick2s[wearer.gameClass] ?? facts.manaRegenPerTick2s['default']!;
    return (wearer.spirit / rule.div + rule.flat) * TICKS_IN_FIVE_SECONDS;
  }
  const perPoint = atLevel(tables.manaRegenPerSpirit, wearer.gameClass, wearer.level);
  const { k } = facts.manaRegenPerSecond ?? { k: 0 };
  return 5 * (k + wearer.spirit * Math.sqrt(wearer.intellect) * perPoint);
}

/** Health from spirit in five seconds out of combat. */
export function healthFromSpirit(tables: CombatTables, wearer: Omit<Rested, 'intellect'>): number {
  const { gameClass, level, spirit } = wearer;
  const rule = combatFacts(tables).healthRegenPerTick2s?.[gameClass];
  const tick = rule
    ? Math.max(0, spirit * rule[0] + rule[1])
    : Math.min(spirit, FIRST_SPIRIT) *
        atLevel(tables.healthRegenPerSpiritFirst50, gameClass, level) +
      Math.max(spirit - FIRST_SPIRIT, 0) *
        atLevel(tables.healthRegenPerSpiritAbove50, gameClass, level);
  return tick * TICKS_IN_FIVE_SECONDS;
}
