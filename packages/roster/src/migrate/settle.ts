import { PlannerError } from '@gearwright/game/messages.ts';
import { textOf } from './sent.ts';

interface Arrival<Thing> {
  /** As it is there. */
  readonly there: Thing;
  readonly fieldsThere: object;
  /** As it was to arrive. */
  readonly fields: object;
  /** What it is here, and what it was here when it was sent the last time. */
  readonly here: string;
  readonly sentBefore: string | undefined;
  readonly untouched: boolean;
  update(): Promise<Thing>;
  createSecond(): Promise<Thing>;
}

/** What a repeated create answers may be older than what is here: then it is brought up to date, or both are kept. */
export async function settle<Thing>(arrival: Arrival<Thing>): Promise<readonly Thing[]> {
  const { there, here, sentBefore, untouched } = arrival;
  const textThere = textOf(arrival.fieldsThere);
  // Only edited there, if at all: that stays.
  if (textThere === textOf(arrival.fields) || here === sentBefore) return [there];
  if (untouched || textThere === sentBefore) {
    try {
      return [await arrival.update()];
    } catch (error) {
      // An update keeps rules that what was stored need not.
      if (!(error instanceof PlannerError)) throw error;
    }
  }
  return [there, await arrival.createSecond()];
}
