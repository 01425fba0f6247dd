import type { BuffRank } from '@gearwright/game/dataset/tables.ts';
import type { Effect, FlatEffect } from '@gearwright/game/effect/effect.ts';
import type { Row } from '../../row.ts';
import { effectsOf } from './effects.ts';

/**
 * The ranks of a buff, lowest first. The highest has the buff's own figures, which are those at the
 * level cap. Percents and conversions of the buff are the same in every rank.
 */
export function buffRanks(buff: Row, all: readonly Row[]): readonly BuffRank[] {
  const own = effectsOf(buff);
  const ranks = buff.inners('ranks');
  if (ranks.length === 0)
    return [{ spellId: buff.whole('spellId'), rank: 1, level: 1, effects: own }];
  const lasting = own.filter((effect) => effect.type !== 'flat');
  const top = ranks.at(-1)!;
  if (top.whole('spellId') !== buff.whole('spellId')) top.fail('the highest rank is not the last');
  return ranks.map((rank) => ({
    spellId: rank.whole('spellId'),
    rank: rank.whole('rank'),
    level: rank.whole('level'),
    effects: rank === top ? own : [...flatOf(rank, own, top, all), ...lasting],
  }));
}

/** A lower rank of which no figure is known takes it from another edition, or in proportion to its level. */
function flatOf(
  rank: Row,
  own: readonly Effect[],
  top: Row,
  all: readonly Row[],
): readonly Effect[] {
  const stated = effectsOf(rank);
  if (stated.length > 0) return stated;
  const elsewhere = statedElsewhere(rank.whole('spellId'), all);
  return own
    .filter((effect) => effect.type === 'flat')
    .map((effect) => ({ ...effect, value: guess(effect, elsewhere, rank, top) }));
}

function guess(effect: FlatEffect, elsewhere: readonly Effect[], rank: Row, top: Row): number {
  if (effect.stat.endsWith('Percent')) return effect.value;
  const other = elsewhere.find((each) => each.type === 'flat' && each.stat === effect.stat);
  if (other !== undefined) return other.value;
  return Math.floor((effect.value * rank.whole('level')) / top.whole('level'));
}

function statedElsewhere(spellId: number, all: readonly Row[]): readonly Effect[] {
  for (const buff of all) {
    for (const rank of buff.inners('ranks')) {
      if (rank.whole('spellId') !== spellId) continue;
      const effects = effectsOf(rank);
      if (effects.length > 0) return effects;
    }
  }
  return [];
}
