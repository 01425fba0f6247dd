import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { wearerOf } from '@gearwright/game/set/rules.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import type { PublicSet } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { warningsOf } from '@gearwright/roster/rules/set-rules.ts';

/** A shared set as it is seen, with the figures of its sheet under its buffs. */
export function setAnswer(shared: PublicSet, game: RosterGame): object {
  const { character } = shared;
  const stored = { ...shared, id: '', characterId: '', version: 0, pinned: false };
  const { set } = loadSet(stored, game.dataset, character.level);
  const wearer = wearerOf(set, character);
  const totals = sheetStats(setTotals(set, { ...game, wearer, form: null, buffs: true }));
  return { ...shared, totals, warnings: warningsOf(stored, character, game) };
}
