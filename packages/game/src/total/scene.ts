import type { Wearer } from '../character/character.ts';
import type { Edition } from '../edition/edition.ts';
import type { CombatFacts } from '../formula/combat-facts.ts';
import type { Gear } from '../set/gear-set.ts';
import type { HandBonus } from './gear-sums.ts';
import type { Prepared, TotalsTables } from './prepared.ts';
import type { Standing } from './standing.ts';
import type { Tally } from './tally.ts';

/** What every part of the sheet is worked out from. */
export interface Scene {
  readonly tally: Tally;
  readonly edition: Edition;
  readonly dataset: TotalsTables;
  readonly facts: CombatFacts;
  readonly wearer: Wearer;
  readonly gear: Gear;
  readonly prepared: Prepared;
  readonly standing: Standing;
  readonly handBonus: HandBonus;
}
