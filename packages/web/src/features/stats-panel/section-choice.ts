import {
  fightingStyle,
  type Fighter,
  type FightingStyle,
} from '@gearwright/game/character/fighting-style.ts';
import type { ClassFacts } from '@gearwright/game/dataset/tables.ts';
import type { StatSection } from '@gearwright/game/edition/edition.ts';

type SectionKey = StatSection['key'];

/** The panel shows four at once. */
export const SECTION_PLACES = [0, 1, 2, 3] as const;

const FIRST_CHOICE: Readonly<Record<FightingStyle, readonly SectionKey[]>> = {
  melee: ['attributes', 'melee', 'defense', 'points'],
  ranged: ['attributes', 'ranged', 'defense', 'points'],
  spell: ['attributes', 'spell', 'defense', 'points'],
  healing: ['attributes', 'spell', 'defense', 'points'],
  tank: ['attributes', 'defense', 'melee', 'points'],
};

/** What a place shows before the player chooses for it: what the spec lives by. */
export function sectionAtFirst(
  fighter: Fighter,
  place: number,
  rules: { readonly classes: readonly ClassFacts[] },
): SectionKey {
  return FIRST_CHOICE[fightingStyle(fighter, rules)][place] ?? 'primary';
}
