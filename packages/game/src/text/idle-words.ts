import type { Effect } from '../effect/effect.ts';
import { STAT_NAMES } from '../stat/catalogue.ts';
import type { IdleEffect, IdleReason, Line } from '../total/line.ts';
import { conditionWords } from './condition-words.ts';
import { effectSentence } from './effect-sentence.ts';
import { PROFESSION_NAMES } from './names.ts';

export interface IdleWords {
  /** "+15 Mana per 5 sec". */
  readonly effect: string;
  /** "counts only while Lightning Shield is on". */
  readonly because: string;
}

/** An effect that adds nothing as the wearer stands, in words. */
export function idleWords({ line, because }: IdleEffect): IdleWords {
  return { effect: effectSentence(plainEffect(line)), because: reasonWords(because) };
}

function reasonWords(reason: IdleReason): string {
  switch (reason.kind) {
    case 'condition':
      return `counts only ${conditionWords(reason.when)}`;
    case 'profession':
      return `needs ${PROFESSION_NAMES[reason.profession]} (${reason.skill})`;
    case 'racial':
      return 'does not add to the same skill of the race';
    case 'wornTwice':
      return 'the same rune counts once';
    case 'setBonus':
      return `does not add to ${reason.name} (${reason.pieces}), which it copies`;
  }
}

/** The line as an effect without its condition, which the reason tells. */
function plainEffect(line: Line): Effect {
  const stat = STAT_NAMES[line.stat]!;
  if (line.type !== 'convert') return { type: line.type, stat, value: line.value };
  const from = STAT_NAMES[line.from] ?? 'weaponAttackPower';
  return { type: 'convert', stat, from, value: line.value };
}
