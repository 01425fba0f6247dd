import type { Refusal } from '../messages.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { whyNotTalents } from './read-talents.ts';

export function whyNotLearning(
  set: GearSet,
  talents: string,
  { dataset, wearer }: Rules,
): Refusal | null {
  return whyNotTalents(talents, dataset.talents(set.gameClass), wearer.level);
}

/** Gear that a dropped talent allowed stays and is shown with a warning (acceptance E4). */
export function learning(talents: string): SetEdit {
  return (set) => ({ ...set, talents });
}
