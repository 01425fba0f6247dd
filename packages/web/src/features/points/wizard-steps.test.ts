import { expect, test } from 'vitest';
import { canRevisit, isComplete, WIZARD_STEPS, type WizardAnswers } from './wizard-steps.ts';

const weights = (value: string) => ({
  name: 'Mine',
  stats: [{ name: 'strength' as const, value }],
});
const answers: WizardAnswers = {
  draft: weights('2'),
  characterId: 'c1',
  setId: null,
  choice: null,
};

test.each([
  [weights('2'), true],
  [weights('-1'), true],
  [weights('0'), false],
  [weights(''), false],
  [{ ...weights('2'), name: ' ' }, false],
])('W2: details of %o are complete: %s', (draft, complete) => {
  expect(isComplete('details', { ...answers, draft })).toBe(complete);
});

test('W2: a step can be revisited only once completed', () => {
  const revisited = (change: Partial<WizardAnswers>) =>
    WIZARD_STEPS.filter((step) => canRevisit(step, { ...answers, ...change }));
  expect(revisited({})).toEqual(['details', 'character']);
  expect(revisited({ setId: 's1' })).toEqual(['details', 'character', 'set']);
  expect(revisited({ characterId: null })).toEqual(['details']);
  expect(revisited({ setId: 's1', draft: weights('0') })).toEqual([]);
});
