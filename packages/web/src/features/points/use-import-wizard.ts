import { useState } from 'react';
import { draftOf, draftStats } from '@gearwright/game/point/point-form.ts';
import type { LinkedPoint } from '@gearwright/game/point/point-link.ts';
import { useCharacters } from '../../data/roster/use-characters.ts';
import { useSet } from '../../data/roster/use-sets.ts';
import { useImportPoint } from './use-import-point.ts';
import { WIZARD_STEPS, isComplete, type WizardAnswers, type WizardStep } from './wizard-steps.ts';

/** The wizard's answers, and what follows from them. Another character forgets the set, another set the point. */
export function useImportWizard(given: LinkedPoint) {
  const [step, setStep] = useState<WizardStep>('details');
  const [answers, setAnswers] = useState<WizardAnswers>(() => ({
    draft:
      given.stats.length > 0
        ? draftOf(given.name, given.stats)
        : { name: given.name, stats: [{ name: null, value: '' }] },
    characterId: null,
    setId: null,
    choice: null,
  }));
  const characters = useCharacters();
  const character = characters.data?.find(({ id }) => id === answers.characterId) ?? null;
  const connected = character?.connectedSets.find(({ id }) => id === answers.setId) ?? null;
  const set = useSet(connected || answers.setId === null ? undefined : answers.setId);
  const points = connected?.points ?? set.data?.points ?? null;
  const importPoint = useImportPoint();

  const at = WIZARD_STEPS.indexOf(step);
  return {
    step,
    goTo: setStep,
    next: WIZARD_STEPS[at + 1] ?? null,
    previous: WIZARD_STEPS[at - 1] ?? null,
    isReady: isComplete(step, answers),
    answers,
    answer: (part: Partial<WizardAnswers>): void =>
      setAnswers((before) => ({
        ...before,
        ...(part.characterId !== undefined && { setId: null, choice: anywhere(before) }),
        ...(part.setId !== undefined && { choice: anywhere(before) }),
        ...part,
      })),
    characters,
    character,
    points,
    set,
    /** Answers with the path of the set. */
    run: async (): Promise<string> => {
      const { draft, setId, choice } = answers;
      const weights = { name: draft.name.trim(), stats: draftStats(draft) };
      await importPoint(
        { character: character!, setId: setId!, points: points! },
        choice!,
        weights,
      );
      return `/character/${character!.id}/set/${setId!}`;
    },
  };
}

/** A new point is new in any set; one to be replaced is of just one. */
function anywhere({ choice }: WizardAnswers): WizardAnswers['choice'] {
  return choice?.kind === 'new' ? choice : null;
}
