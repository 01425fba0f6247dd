import type { ClassFacts } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import { refusal, type Refusal } from '../messages.ts';

/**
 * Why nobody of the class has this level in the edition; without a class, why nobody has it at all. What is not a
 * number is a level that was not given.
 */
export function whyNotLevel(
  { maxLevel }: Pick<Edition, 'maxLevel'>,
  facts: Pick<ClassFacts, 'minLevel'> | null,
  level: number,
  label = 'Level',
): Refusal | null {
  if (Number.isNaN(level)) return refusal('required', label);
  // Death knights are born at 55: there are no figures for a younger one.
  const youngest = facts?.minLevel ?? 1;
  const fits = Number.isInteger(level) && level >= youngest && level <= maxLevel;
  return fits ? null : refusal('outOfRange', label, youngest, maxLevel);
}
