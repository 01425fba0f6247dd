import type { ClassTalents } from '../dataset/tables.ts';
import { refusal } from '../messages.ts';
import { read, refused, type Reading } from '../reading.ts';
import { withoutEnding } from '../words/without-ending.ts';
import type { TalentRanks } from './talent-order.ts';
import { rankCount } from './talent-rules.ts';

export function isDigitForm(text: string): boolean {
  return /^[0-5-]*$/.test(text);
}

/** `05-3-` as the public calculators write it: a rank for each talent, trailing zeros left out. */
export function formatTalentDigits(ranks: TalentRanks): string {
  const trees = ranks.map((tree) => withoutEnding(tree.join(''), '0'));
  return withoutEnding(trees.join('-'), '-');
}

/** A text without dashes as long as all three trees together is read as all of them in a row. */
export function readTalentDigits(text: string, { trees }: ClassTalents): Reading<TalentRanks> {
  const sizes = trees.map((tree) => tree.talents.length);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const parts = !text.includes('-') && text.length === whole ? cut(text, sizes) : text.split('-');
  if (parts.slice(trees.length).some((part) => part !== '')) {
    return broken(`there are only ${trees.length} trees`);
  }
  const ranks: number[][] = [];
  for (const [index, tree] of trees.entries()) {
    const digits = withoutEnding(parts[index] ?? '', '0');
    if (digits.length > tree.talents.length) {
      return broken(`${tree.name} has ${tree.talents.length} talents`);
    }
    const inTree = tree.talents.map((_, place) => Number(digits[place] ?? 0));
    const over = tree.talents.find((talent, place) => inTree[place]! > rankCount(talent));
    if (over) return refused(refusal('talentFull', over.name));
    ranks.push(inTree);
  }
  return read(ranks);
}

function cut(text: string, sizes: readonly number[]): string[] {
  let start = 0;
  return sizes.map((size) => text.slice(start, (start += size)));
}

function broken(reason: string): Reading<TalentRanks> {
  return refused(refusal('invalidTalents', reason));
}
