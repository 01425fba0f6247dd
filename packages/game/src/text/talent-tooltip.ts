import type { DatasetTexts } from '../dataset/dataset.ts';
import type { ClassTalents, TalentRankText } from '../dataset/tables.ts';
import { refusal } from '../messages.ts';
import { pointsSpent, type TalentPoint, type TalentRanks } from '../talent/talent-order.ts';
import { talentPointsAt } from '../talent/talent-points.ts';
import { rankCount, whyNotsTaken } from '../talent/talent-rules.ts';

/** What a rank says of itself. */
export interface RankWords {
  /** Cost and range, cast and cooldown: what stands at the left end of a line and at the right. */
  readonly details: readonly (readonly [left: string, right: string | null])[];
  /** Weapon, form or stance it asks for. */
  readonly requires: string | null;
  readonly description: string;
}

export interface TalentTooltip {
  readonly name: string;
  /** "Rank 2/5" */
  readonly rank: string;
  /** Why it cannot be raised: what it lacks, or that no points are left. */
  readonly refusals: readonly string[];
  /** Of the rank taken; of the first when none is. Null while the texts are not there. */
  readonly words: RankWords | null;
  /** Null when none is taken yet or none is left. */
  readonly next: RankWords | null;
}

/** A talent as the game tells it. */
export function talentTooltip(
  { tree: index, talent: place }: TalentPoint,
  ranks: TalentRanks,
  talents: ClassTalents,
  level: number,
  texts: DatasetTexts | null,
): TalentTooltip {
  const tree = talents.trees[index];
  const talent = tree.talents[place]!;
  const rank = ranks[index]?.[place] ?? 0;
  const most = rankCount(talent);
  const wordsAt = (taken: number): RankWords | null => {
    const spellId = talent.spellIds[taken - 1];
    const text = spellId === undefined ? null : texts?.talentRank(spellId);
    return text ? rankWords(text) : null;
  };
  return {
    name: talent.name,
    rank: `Rank ${rank}/${most}`,
    refusals: rank < most ? refusalsOf() : [],
    words: wordsAt(Math.max(rank, 1)),
    next: rank > 0 ? wordsAt(rank + 1) : null,
  };

  function refusalsOf(): readonly string[] {
    const reasons = whyNotsTaken(ranks[index] ?? [], tree, talent);
    const isSpent = reasons.length === 0 && pointsSpent(ranks) >= talentPointsAt(level);
    return (isSpent ? [refusal('noTalentPoints', level)] : reasons).map(({ message }) => message);
  }
}

function rankWords({ cost, range, castTime, cooldown, requires, description }: TalentRankText) {
  const details = [pair(cost, range), pair(castTime, cooldown)].filter((line) => line !== null);
  return { details, requires, description };
}

/** A lone right end moves to the left. */
function pair(left: string | null, right: string | null): readonly [string, string | null] | null {
  if (left !== null) return [left, right];
  return right === null ? null : [right, null];
}
