import { PlannerError } from '@gearwright/game/messages.ts';

const DIGITS = /^\d{1,9}$/;

/** Ids of spells, zones and the like are numbers at home and text on the way. */
export function gameNumber(text: string, field: string): number {
  if (!DIGITS.test(text)) throw new PlannerError('malformed', field, 'it is not an id');
  return Number(text);
}
