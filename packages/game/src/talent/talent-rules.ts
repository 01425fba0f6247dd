import type { ClassTalents, Talent, TalentTree } from '../dataset/tables.ts';
import { refusal, type Refusal } from '../messages.ts';
import { pointsSpent, type TalentRanks } from './talent-order.ts';
import { talentPointsAt } from './talent-points.ts';

export const POINTS_PER_ROW = 5;

export function rankCount(talent: Talent): number {
  return talent.spellIds.length;
}

/** Where a tree breaks a rule, as the place of the talent; −1 when it does not. Runs on every click: one pass, no allocation. */
export function brokenTalent(ranks: readonly number[], { talents }: TalentTree): number {
  let row = 0;
  let inRow = 0;
  let above = 0;
  for (let place = 0; place < talents.length; place++) {
    const talent = talents[place]!;
    if (talent.row !== row) {
      above += inRow;
      inRow = 0;
      row = talent.row;
    }
    const rank = ranks[place] ?? 0;
    if (rank === 0) continue;
    if (rank < 0 || rank > talent.spellIds.length) return place;
    if (above < POINTS_PER_ROW * row) return place;
    const required = talent.requires;
    if (required !== null && (ranks[required] ?? 0) < talents[required]!.spellIds.length) {
      return place;
    }
    inRow += rank;
  }
  return ranks.length > talents.length ? talents.length : -1;
}

export function areValidRanks(ranks: TalentRanks, { trees }: ClassTalents): boolean {
  return trees.every((tree, index) => brokenTalent(ranks[index] ?? [], tree) === -1);
}

/** Why the talent at this place may not have points while the others are as given. */
export function whyNotTaken(
  ranks: readonly number[],
  tree: TalentTree,
  place: number,
): Refusal | null {
  const talent = tree.talents[place];
  if (!talent) return refusal('invalidTalents', `${tree.name} has no talent ${place + 1}`);
  return rowLocked(ranks, tree, talent) ?? prerequisiteMissing(ranks, tree, talent);
}

/** Every such reason, as a tooltip lists them. */
export function whyNotsTaken(
  ranks: readonly number[],
  tree: TalentTree,
  talent: Talent,
): readonly Refusal[] {
  return [rowLocked(ranks, tree, talent), prerequisiteMissing(ranks, tree, talent)].filter(
    (reason) => reason !== null,
  );
}

function rowLocked(ranks: readonly number[], tree: TalentTree, { row }: Talent): Refusal | null {
  const needed = POINTS_PER_ROW * row;
  let above = 0;
  tree.talents.forEach((other, index) => {
    if (other.row < row) above += ranks[index] ?? 0;
  });
  return above < needed ? refusal('talentRowLocked', needed, tree.name) : null;
}

function prerequisiteMissing(
  ranks: readonly number[],
  tree: TalentTree,
  { requires }: Talent,
): Refusal | null {
  const required = requires === null ? null : tree.talents[requires];
  if (!required || (ranks[requires!] ?? 0) >= rankCount(required)) return null;
  return refusal('talentNeedsPoints', rankCount(required), required.name);
}

/** Why these ranks are no build of a character of this level, with the sentence of the first broken rule. */
export function whyNotRanks(
  ranks: TalentRanks,
  talents: ClassTalents,
  level: number,
): Refusal | null {
  for (const [index, tree] of talents.trees.entries()) {
    const inTree = ranks[index] ?? [];
    const place = brokenTalent(inTree, tree);
    if (place === -1) continue;
    const talent = tree.talents[place];
    return (
      whyNotTaken(inTree, tree, place) ??
      refusal('talentFull', talent?.name ?? `${tree.name} ${place + 1}`)
    );
  }
  return pointsSpent(ranks) > talentPointsAt(level) ? refusal('noTalentPoints', level) : null;
}
