import { PlannerError } from '@gearwright/game/messages.ts';
import { failureText } from '../../data/failure-text.ts';

/** The refusal; where only samples exist, nobody is left to think that a name was misspelt (acceptance D11). */
export function linkFailure(error: unknown, hasSamples: boolean): readonly string[] {
  const words = failureText(error);
  const isMissing = error instanceof PlannerError && error.code === 'liveCharacterNotFound';
  return isMissing && hasSamples ? [words, 'This site knows only its sample characters.'] : [words];
}
