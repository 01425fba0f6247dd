import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { GenderName } from '../body/proportions.ts';
import table from './hair-numbers.json' with { type: 'json' };

/** How a people wears its hair: factors on what the styles say. */
export interface HairNumbers {
  readonly length: number;
  readonly radius: number;
  readonly flatness: number;
  /** Thickness of the shell under the locks. */
  readonly cap: number;
}

export const HAIR_NUMBERS: Readonly<Record<Race, Readonly<Record<GenderName, HairNumbers>>>> =
  table;
