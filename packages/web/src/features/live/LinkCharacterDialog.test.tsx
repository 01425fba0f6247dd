// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { aSet, aView, game, setOnScreen } from '../../../test/set-on-screen.tsx';
import { datasetQuery } from '../../data/use-dataset.ts';
import { NO_SETTINGS, type SampleCharacter } from '../../data/site/site-settings.ts';
import { LinkCharacterDialog } from './LinkCharacterDialog.tsx';
import { linkFailure } from './link-failure.ts';

afterEach(cleanup);

const dataset = {
  ...game.dataset,
  realms: [{ region: 'eu', slug: 'firemaw', name: 'Firemaw', group: '2022' }],
} as const;
const SAMPLES: readonly SampleCharacter[] = [
  { name: 'Warrior', level: 80, gameClass: 'warrior' },
  { name: 'Mage', level: 80, gameClass: 'mage' },
];

function show(samples: readonly SampleCharacter[]) {
  const set = aSet([]);
  const { rules } = aView(set);
  const { Around } = setOnScreen(set, { rules: { ...rules, dataset } });
  function Site() {
    const client = useQueryClient();
    client.setQueryData(datasetQuery('wrath').queryKey, dataset);
    client.setQueryData(['site-settings'], { ...NO_SETTINGS, samples: { wrath: samples } });
    return <LinkCharacterDialog onClose={() => undefined} />;
  }
  render(
    <Around>
      <Site />
    </Around>,
  );
}

test('D11: where only samples exist it says so before one types, and whom of the class one can link', async () => {
  show(SAMPLES);
  const note = await screen.findByText(/not connected to the live game/);
  expect(note.textContent).toContain('for a Warrior: Warrior (level 80).');
});

test('D11: a site with live characters says nothing of samples', async () => {
  show([]);
  await screen.findByLabelText('Name');
  expect(screen.queryByText(/sample/)).toBeNull();
});

test.each([
  { code: 'liveCharacterNotFound', samples: false, words: ['Character not found'] },
  {
    code: 'liveCharacterNotFound',
    samples: true,
    words: ['Character not found', 'This site knows only its sample characters.'],
  },
  {
    code: 'liveCharacterAlreadyLinked',
    samples: true,
    words: ['This character is already linked'],
  },
] as const)('D11: $code with samples $samples is told as $words', ({ code, samples, words }) => {
  expect(linkFailure(new PlannerError(code), samples)).toEqual(words);
});
