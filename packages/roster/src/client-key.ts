import { PlannerError } from '@gearwright/game/messages.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

export function checkClientKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  if (!KEY.test(key)) {
    throw new PlannerError('malformed', 'clientKey', 'it must be 1 to 200 plain characters');
  }
  return key;
}
