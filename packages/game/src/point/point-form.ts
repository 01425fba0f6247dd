import { refusal, type Refusal } from '../messages.ts';
import type { StatName } from '../stat/catalogue.ts';
import type { PointStat } from './point.ts';
import { numberIn } from './read-point-text.ts';

/** A line of the form: the weight as it is typed. */
export interface StatDraft {
  readonly name: StatName | null;
  readonly value: string;
}

export interface PointDraft {
  readonly name: string;
  readonly stats: readonly StatDraft[];
  /** What of a text is not understood, as sentences: the stats are those from before it. */
  readonly unread?: readonly string[];
}

/** The lines that have a stat and a number; of several for one stat the first counts. */
export function draftStats({ stats }: Pick<PointDraft, 'stats'>): readonly PointStat[] {
  const weights = new Map<StatName, number>();
  for (const { name, value } of stats) {
    const weight = numberIn(value);
    if (name !== null && weight !== null && !weights.has(name)) weights.set(name, weight);
  }
  return [...weights].map(([name, value]) => ({ name, value }));
}

export function draftOf(name: string, stats: readonly PointStat[]): PointDraft {
  return { name, stats: stats.map((stat) => ({ name: stat.name, value: String(stat.value) })) };
}

/** The reasons why a point cannot be added yet. */
export function whyNotPoint(draft: PointDraft): readonly Refusal[] {
  const reasons: Refusal[] = [];
  if (draft.name.trim() === '') reasons.push(refusal('required', 'Name'));
  if (draftStats(draft).length === 0) reasons.push(refusal('pointStatRequired'));
  return reasons;
}

/** What may stand in a weight's field while it is typed: a number, or the beginning of one. */
export function mayBeNumber(text: string): boolean {
  return /^[+-]?\d*(?:\.\d*)?$/.test(text);
}
