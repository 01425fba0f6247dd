import type { Edition } from '../../edition/edition.ts';

/** A place on a character's way: a level, in a phase of the edition. */
export interface Stop {
  readonly level: number;
  readonly phase: number;
}

/**
 * Every level from one to the last of the phase the way begins in, then whatever each later phase brings: more levels
 * where it raises the cap, else the same level once more.
 */
export function stopsFrom(begin: Stop, edition: Pick<Edition, 'phases' | 'maxLevel'>): Stop[] {
  const stops: Stop[] = [];
  let { level } = begin;
  for (const { phase, level: cap } of edition.phases) {
    if (phase < begin.phase) continue;
    const last = Math.max(cap ?? edition.maxLevel, stops.at(-1)?.level ?? level);
    for (; level < last; level++) stops.push({ level, phase });
    stops.push({ level: last, phase });
    level = last + 1;
  }
  return stops;
}
