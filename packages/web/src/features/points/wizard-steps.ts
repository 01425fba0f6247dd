import { draftStats, type PointDraft } from '@gearwright/game/point/point-form.ts';
import type { PointImport } from '@gearwright/game/point/importing-point.ts';

export const WIZARD_STEPS = ['details', 'character', 'set', 'point'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export const STEP_NAMES: Readonly<Record<WizardStep, string>> = {
  details: 'Details',
  character: 'Character',
  set: 'Set',
  point: 'Point',
};

/** What has been told so far. */
export interface WizardAnswers {
  readonly draft: PointDraft;
  readonly characterId: string | null;
  /** A set's id, or a connected set's. */
  readonly setId: string | null;
  /** Null while the point to be replaced is not chosen. */
  readonly choice: PointImport | null;
}

/** Details need a name and a weight that is not zero; the others an answer. */
export function isComplete(step: WizardStep, answers: WizardAnswers): boolean {
  switch (step) {
    case 'details':
      return (
        answers.draft.name.trim() !== '' &&
        !answers.draft.unread &&
        draftStats(answers.draft).some(({ value }) => value !== 0)
      );
    case 'character':
      return answers.characterId !== null;
    case 'set':
      return answers.setId !== null;
    case 'point':
      return answers.choice !== null;
  }
}

/** A step can be revisited only once completed, and only past completed ones. */
export function canRevisit(step: WizardStep, answers: WizardAnswers): boolean {
  const upToIt = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(step) + 1);
  return upToIt.every((each) => isComplete(each, answers));
}
