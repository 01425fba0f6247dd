import type { ClassTalents } from '../dataset/tables.ts';
import { refusal, type Refusal } from '../messages.ts';
import { read, refused, type Reading } from '../reading.ts';
import { readEncodedTalents } from './encoded-talents.ts';
import { orderOfRanks } from './order-of-ranks.ts';
import { soundOrder } from './sound-order.ts';
import { isDigitForm, readTalentDigits } from './talent-digits.ts';
import { ranksOf, type TalentOrder, type TalentRanks } from './talent-order.ts';
import { whyNotRanks } from './talent-rules.ts';

/** A full build is at most 71 points; every sign spends or selects something. */
const TALENT_TEXT_LIMIT = 300;

/** Digits and dashes are read per tree, anything else as the encoded order. */
export function readTalents(text: string, talents: ClassTalents): Reading<TalentOrder> {
  if (text.length > TALENT_TEXT_LIMIT) {
    return refused(refusal('tooLong', 'talents', TALENT_TEXT_LIMIT));
  }
  if (!isDigitForm(text)) return readEncodedTalents(text, talents);
  const ranks = readTalentDigits(text, talents);
  return ranks.value ? read(orderOfRanks(ranks.value, talents)) : refused(ranks.refusal);
}

/** The build of a text, in an order that can be spent; refused where a rule of the trees is broken. */
export function parseTalents(
  text: string,
  talents: ClassTalents,
  level: number,
): Reading<TalentOrder> {
  const order = readTalents(text, talents);
  if (order.refusal) return order;
  const broken = whyNotRanks(ranksOf(order.value, talents), talents, level);
  return broken ? refused(broken) : read(soundOrder(order.value, talents));
}

export function whyNotTalents(text: string, talents: ClassTalents, level: number): Refusal | null {
  return parseTalents(text, talents, level).refusal;
}

const remembered = new WeakMap<ClassTalents, Map<string, TalentRanks>>();
const REMEMBERED_BUILDS = 64;

/** Ranks as the totals want them. A text that cannot be read has none; one that breaks a rule counts as it stands (acceptance E4). */
export function talentRanks(text: string, talents: ClassTalents): TalentRanks {
  let builds = remembered.get(talents);
  if (!builds) remembered.set(talents, (builds = new Map()));
  const known = builds.get(text);
  if (known) return known;
  const ranks = ranksOf(readTalents(text, talents).value ?? [], talents);
  if (builds.size >= REMEMBERED_BUILDS) builds.delete(builds.keys().next().value!);
  builds.set(text, ranks);
  return ranks;
}
