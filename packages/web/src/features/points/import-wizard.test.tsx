// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { LinkedPoint } from '@gearwright/game/point/point-link.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { ImportWizard } from './ImportWizard.tsx';

afterEach(cleanup);

const given: LinkedPoint = { name: 'Linked', stats: [{ name: 'agility', value: 3 }] };
const custom: Point = {
  type: 'custom',
  pointId: 'p1',
  name: 'Mine',
  stats: [{ name: 'strength', value: 1 }],
};

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>;
}
const place = () => screen.getByTestId('place').textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));

const live = { id: 'eu-firemaw-ragnar', region: 'eu', realm: 'firemaw', name: 'Ragnar' } as const;

async function show({ link = given }: { readonly link?: LinkedPoint } = {}) {
  const game = fixtureGame();
  const roster = new MemoryRoster(game);
  const { Around } = withRoster({ game, roster });
  const { id: characterId } = await roster.createCharacter({
    ...game.warrior,
    connectedSets: [{ ...live, points: [{ ...custom, pointId: 'p2' }] }],
  });
  const { id: setId } = await roster.createSet({
    characterId,
    name: 'Raid',
    spec: game.spec,
    phase: 1,
    points: [game.preset, custom],
  });
  render(
    <MemoryRouter initialEntries={['/ep/import']}>
      <Around>
        <Place />
        <ImportWizard
          given={link}
          createCharacter="/characters/new"
          createSet={(id) => `/character/${id}/sets/new`}
        />
      </Around>
    </MemoryRouter>,
  );
  return { game, roster, characterId, setId };
}

async function toThePoint() {
  const bench = await show();
  press('Next');
  await choose(/Ragnar/);
  press('Next');
  await choose(/Raid/);
  press('Next');
  await screen.findByRole('radio', { name: /Save as New Point/ });
  return bench;
}

test('W2: Next is there once a step is complete, and a step can be revisited once completed', async () => {
  await show({ link: { name: '', stats: [] } });
  const steps = () =>
    ['Character', 'Set', 'Point'].filter(
      (step) => !screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(step) }).disabled,
    );
  expect(button('Next').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Typed' } });
  expect(button('Next').disabled).toBe(true);
  press('Edit as text');
  fireEvent.change(screen.getByLabelText('Stats as CSV'), { target: { value: 'strength,0' } });
  expect(button('Next').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Stats as CSV'), { target: { value: 'strength,2' } });
  expect(button('Next').disabled).toBe(false);
  expect(steps()).toEqual([]);
  press('Next');
  expect(button('Next').disabled).toBe(true);
  await choose(/Ragnar/);
  press('Next');
  expect(button('Next').disabled).toBe(true);
  expect(steps()).toEqual(['Character', 'Set']);
  fireEvent.click(screen.getByRole('button', { name: /Details/ }));
  expect(steps()).toEqual(['Character']);
});

test('W2: replacing is the default, and a preset makes room for a custom point', async () => {
  const { roster, characterId, setId, game } = await toThePoint();
  expect(screen.getByLabelText<HTMLInputElement>('Replace Existing Point').checked).toBe(true);
  expect(button('Import').disabled).toBe(true);
  await choose(new RegExp(game.preset.name));
  press('Import');
  expect(button('Importing...').disabled).toBe(true);
  await waitFor(() => expect(place()).toBe(`/character/${characterId}/set/${setId}`));
  expect((await roster.getSet(setId)).points).toEqual([
    { ...given, type: 'custom', pointId: expect.stringMatching(/^\w{22}$/) as string },
    custom,
  ]);
});

test('W2: replacing a custom point changes its name and stats', async () => {
  const { roster, setId, game } = await toThePoint();
  await choose(/Mine/);
  press('Import');
  await waitFor(() => expect(place()).toContain(setId));
  expect((await roster.getSet(setId)).points).toEqual([game.preset, { ...custom, ...given }]);
});

test('W2: Save as New Point adds one', async () => {
  const { roster, setId } = await toThePoint();
  await choose(/Save as New Point/);
  press('Import');
  await waitFor(() => expect(place()).toContain(setId));
  expect((await roster.getSet(setId)).points.map(({ name }) => name)).toEqual([
    'fury-cap',
    'Mine',
    'Linked',
  ]);
});

test('D8: a connected set’s points can be replaced though its gear cannot', async () => {
  const { roster, characterId } = await show();
  press('Next');
  await choose(/Ragnar/);
  press('Next');
  await choose(/Live character of firemaw/);
  press('Next');
  await choose(/Mine/);
  press('Import');
  await waitFor(() => expect(place()).toBe(`/character/${characterId}/set/${live.id}`));
  const { connectedSets } = await roster.getCharacter(characterId);
  expect(connectedSets[0]!.points).toEqual([{ ...custom, pointId: 'p2', ...given }]);
});

test('N1: a refused import says why and can be tried again', async () => {
  const { roster } = await toThePoint();
  vi.spyOn(roster, 'updateSet').mockRejectedValueOnce(new PlannerError('setNotFound'));
  await choose(/Save as New Point/);
  press('Import');
  await screen.findByText(MESSAGES.setNotFound());
  expect(button('Import').disabled).toBe(false);
});

test('N1: characters that cannot be loaded are told in the wizard’s own words', async () => {
  const roster = new MemoryRoster(fixtureGame());
  vi.spyOn(roster, 'listCharacters').mockRejectedValue(new Error('no'));
  const { Around } = withRoster({ roster });
  render(
    <MemoryRouter>
      <Around>
        <ImportWizard given={given} createCharacter={null} createSet={() => null} />
      </Around>
    </MemoryRouter>,
  );
  press('Next');
  await screen.findByText(
    'Whoops. An error occurred loading your characters. Please try refreshing the page.',
    undefined,
    { timeout: 8000 },
  );
}, 10_000);

test('W2: somebody without characters is shown the way to the first', async () => {
  const { Around } = withRoster();
  render(
    <MemoryRouter>
      <Around>
        <ImportWizard given={given} createCharacter="/characters/new" createSet={() => null} />
      </Around>
    </MemoryRouter>,
  );
  press('Next');
  await screen.findByText('You have no characters.');
  expect(screen.getByRole('link', { name: 'Create Character' })).toBeTruthy();
});
