import type { ClassTalents } from '../dataset/tables.ts';
import { refusal } from '../messages.ts';
import { read, refused, type Reading } from '../reading.ts';
import { noRanks, type TalentOrder, type TalentPoint, type TreeIndex } from './talent-order.ts';
import { rankCount } from './talent-rules.ts';

const LETTERS = 26;
/** Digits 6–8 select the same trees' talents beyond the 26th letter. */
const BEYOND = 6;

/** The link form of a build: the order of spending (acceptance K2, D9). */
export function formatTalents(order: TalentOrder, { trees }: ClassTalents): string {
  const spent = new Map<string, number>();
  let text = '';
  let page = '';
  for (let start = 0; start < order.length;) {
    const { tree, talent } = order[start]!;
    let end = start + 1;
    while (order[end]?.tree === tree && order[end]?.talent === talent) end += 1;
    const run = end - start;
    const key = `${tree}/${talent}`;
    const before = spent.get(key) ?? 0;
    spent.set(key, before + run);
    start = end;

    const nextPage = String(talent < LETTERS ? tree : tree + BEYOND);
    if (nextPage !== page) text += page = nextPage;
    const letter = String.fromCharCode(97 + (talent % LETTERS));
    const full = rankCount(trees[tree].talents[talent]!);
    if (before === 0 && run === full) text += letter.toUpperCase();
    else if (before === 0 && run >= 3 && run <= 5) text += letter + run;
    else text += letter.repeat(run);
  }
  return text;
}

/** Reads the letters; whether the rows and prerequisites hold is for the rules to say. */
export function readEncodedTalents(text: string, talents: ClassTalents): Reading<TalentOrder> {
  const { trees } = talents;
  const order: TalentPoint[] = [];
  const ranks = noRanks(talents);
  let tree: TreeIndex = 0;
  let offset = 0;
  let repeatable: number | null = null;

  for (const sign of text) {
    if (/[0-26-8]/.test(sign)) {
      const digit = Number(sign);
      offset = digit >= BEYOND ? LETTERS : 0;
      tree = (digit % BEYOND) as TreeIndex;
      repeatable = null;
      continue;
    }
    let talent: number;
    let points: number;
    if (/[3-5]/.test(sign)) {
      if (repeatable === null) return broken(`${sign} follows no talent`);
      talent = repeatable;
      points = Number(sign) - 1;
      repeatable = null;
    } else if (/[a-zA-Z]/.test(sign)) {
      const lower = sign.toLowerCase();
      talent = offset + lower.charCodeAt(0) - 97;
      const facts = trees[tree].talents[talent];
      if (!facts) return broken(`${trees[tree].name} has no talent ${sign}`);
      points = sign === lower ? 1 : rankCount(facts) - ranks[tree]![talent]!;
      repeatable = sign === lower ? talent : null;
    } else {
      return broken(`${sign} is not a talent`);
    }
    ranks[tree]![talent]! += points;
    const facts = trees[tree].talents[talent]!;
    if (ranks[tree]![talent]! > rankCount(facts)) {
      return refused(refusal('talentFull', facts.name));
    }
    for (let spent = 0; spent < points; spent++) order.push({ tree, talent });
  }
  return read(order);
}

function broken(reason: string): Reading<TalentOrder> {
  return refused(refusal('invalidTalents', reason));
}
