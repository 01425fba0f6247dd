import type { ClassFacts } from '../dataset/tables.ts';
import type { GameClass } from '../words/classes-and-races.ts';

/** How a spec spends its time in a fight: what it strikes with, or whom it keeps alive. */
export type FightingStyle = 'melee' | 'ranged' | 'spell' | 'healing' | 'tank';

export interface Fighter {
  readonly gameClass: GameClass;
  readonly spec: string;
}

const CASTERS: readonly GameClass[] = ['mage', 'warlock', 'priest'];
/** Specs that cast though others of their class fight hand to hand. */
const CASTING_SPECS: readonly string[] = ['balance', 'elemental'];

export function fightingStyle(
  fighter: Fighter,
  { classes }: { readonly classes: readonly ClassFacts[] },
): FightingStyle {
  const role = classes
    .find(({ gameClass }) => gameClass === fighter.gameClass)
    ?.specs.find(({ key }) => key === fighter.spec)?.role;
  return role === 'healing' || role === 'tank' ? role : weaponOf(fighter);
}

/** What a fighter strikes with, whatever the role. */
export function weaponOf({ gameClass, spec }: Fighter): 'melee' | 'ranged' | 'spell' {
  if (gameClass === 'hunter') return 'ranged';
  return CASTERS.includes(gameClass) || CASTING_SPECS.includes(spec) ? 'spell' : 'melee';
}
