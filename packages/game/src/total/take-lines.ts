import { STATS } from '../stat/catalogue.ts';
import type { Line } from './line.ts';
import { holds, type Standing } from './standing.ts';
import type { Tally } from './tally.ts';

/** Takes what holds as the wearer stands; a book is told of the rest. */
export function takeLines(tally: Tally, lines: readonly Line[], standing: Standing): void {
  for (const line of lines) {
    if (line.when === null) tally.take(line);
    else if (!holds(line.when, standing, isRanged(line))) {
      tally.passOver(line, { kind: 'condition', when: line.when });
    } else if (line.when.ofBuff) takeShareOfBuff(tally, line, standing);
    else tally.take(line);
  }
}

/** So many percent of what the buff itself gives. */
function takeShareOfBuff(tally: Tally, line: Line, { buffLines }: Standing): void {
  for (const given of buffLines) {
    if (given.type !== 'flat' || given.stat !== line.stat) continue;
    if (!line.when!.buff!.includes(given.source.name)) continue;
    tally.give(given.stat, (given.value * line.value) / 100, line.source);
  }
}

function isRanged(line: Line): boolean {
  return STATS[line.stat]!.group === 'ranged';
}
