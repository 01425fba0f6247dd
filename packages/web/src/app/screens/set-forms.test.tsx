// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { CreateSetScreen } from './CreateSetScreen.tsx';
import { EditSetScreen } from './EditSetScreen.tsx';
import { withRoster } from '../../../test/with-roster.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const example: ExampleSet = {
  gameClass: 'warrior',
  spec: 'fury',
  name: 'Best in slot',
  phase: 1,
  level: 80,
  faction: null,
  author: 'Hildegard',
  talents: null,
  items: [{ slotId: 1, id: 131 }],
};

const live = {
  id: 'eu-firemaw-ragnar',
  region: 'eu',
  realm: 'firemaw',
  name: 'Ragnar',
  points: [],
} as const;

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>;
}
const place = () => screen.getByTestId('place').textContent;

async function show(path: (ids: { characterId: string; setId: string }) => string) {
  const fixture = fixtureGame();
  const examples = [example];
  const dataset = new Proxy(fixture.dataset, {
    get: (target, key) => (key === 'examples' ? examples : Reflect.get(target, key)),
  });
  const game = { ...fixture, dataset };
  const roster = new MemoryRoster(game);
  const { id: characterId } = await roster.createCharacter({
    ...game.warrior,
    connectedSets: [live],
  });
  const { id: setId } = await roster.createSet({
    characterId,
    name: 'Raid',
    spec: 'fury',
    phase: 2,
    points: [game.preset],
  });
  const open = (): void => {
    const { Around } = withRoster({ game, roster });
    render(
      <MemoryRouter initialEntries={[path({ characterId, setId })]}>
        <Around>
          <Place />
          <Routes>
            <Route path="/character/:characterId/sets/new" element={<CreateSetScreen />} />
            <Route path="/character/:characterId/set/:setId/edit" element={<EditSetScreen />} />
            <Route path="*" element={null} />
          </Routes>
        </Around>
      </MemoryRouter>,
    );
  };
  open();
  /** Leaves the page and comes back. */
  const comeBack = (): void => {
    cleanup();
    open();
  };
  return { roster, game, characterId, setId, comeBack };
}

const creating = async () => {
  const bench = await show(({ characterId }) => `/character/${characterId}/sets/new`);
  await screen.findByRole('heading', { name: 'Create Gear Set' });
  return bench;
};
const editing = async () => {
  const bench = await show(
    ({ characterId, setId }) => `/character/${characterId}/set/${setId}/edit`,
  );
  await screen.findByRole('heading', { name: 'Edit Gear Set' });
  return bench;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function choose(label: string, option: string | RegExp) {
  fireEvent.click(screen.getByLabelText(label));
  const item = await screen.findByRole('option', { name: option });
  fireEvent.pointerDown(item, { pointerType: 'mouse' });
  fireEvent.click(item, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
const summary = () => screen.getAllByRole('alert')[0]!.textContent;

test('S1: what is missing is said when it is tried to create a set anyway', async () => {
  const { roster, characterId } = await creating();
  const submit = screen.getByRole('button', { name: 'Create Set' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(submit);
  expect(summary()).toBe(
    'Name is requiredTalent Specialization is requiredAt least one equivalency point is required',
  );
  expect((await roster.getCharacter(characterId)).sets).toHaveLength(1);
});

test('S1, D6: a set is created with the preset of its spec, in the default phase', async () => {
  const { roster, characterId, game } = await creating();
  type('Name', 'Dungeon');
  await choose('Talent Specialization', 'Fury');
  expect(screen.getByRole('button', { name: `Remove ${game.preset.name}` })).toBeTruthy();
  press('Create Set');
  await waitFor(() => expect(place()).toMatch(/\/set\/\w+$/));
  const made = await roster.getSet(place().split('/').at(-1)!);
  expect(made).toMatchObject({
    characterId,
    name: 'Dungeon',
    spec: 'fury',
    phase: game.edition.defaultPhase,
    points: [game.preset],
  });
  expect(made.itemIds).toEqual(Array.from({ length: 20 }, () => null));
  expect(made.defaultFilters.professions).toBeNull();
});

test('S7: a set begins from a published example, its author named', async () => {
  const { roster } = await creating();
  type('Name', 'Dungeon');
  await choose('Talent Specialization', 'Fury');
  await choose('Begin With', /Best in slot .*by Hildegard/);
  expect(screen.getByText(/Published by Hildegard/)).toBeTruthy();
  press('Create Set');
  await waitFor(() => expect(place()).toMatch(/\/set\/\w+$/));
  const made = await roster.getSet(place().split('/').at(-1)!);
  expect(made.itemIds[1]).toBe('131');
});

test('N1: the roster’s refusal is shown, any other error is unknown', async () => {
  const { roster } = await creating();
  type('Name', 'Dungeon');
  await choose('Talent Specialization', 'Fury');
  const create = vi.spyOn(roster, 'createSet');
  create.mockRejectedValueOnce(new PlannerError('characterDoesNotExist'));
  press('Create Set');
  await screen.findByText(MESSAGES.characterDoesNotExist());
  create.mockRejectedValueOnce(new TypeError('no'));
  press('Create Set');
  await screen.findByText(MESSAGES.unknownError());
});

test('S1, D5: editing keeps what is not changed and returns to the set', async () => {
  const { roster, characterId, setId } = await editing();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Raid');
  type('Name', 'Farm');
  fireEvent.click(screen.getByLabelText('Jewelcrafting'));
  press('Save');
  await waitFor(() => expect(place()).toBe(`/character/${characterId}/set/${setId}`));
  const set = await roster.getSet(setId);
  expect(set).toMatchObject({ name: 'Farm', spec: 'fury', phase: 2 });
  expect(set.defaultFilters.professions).toEqual(['jewelcrafting']);
});

test('N1: an edit that is refused says why and stays on the form', async () => {
  const { roster, setId } = await editing();
  vi.spyOn(roster, 'updateSet').mockRejectedValueOnce(new PlannerError('pointNotFound'));
  type('Name', 'Farm');
  press('Save');
  await screen.findByText(MESSAGES.pointNotFound());
  expect(place()).toMatch(/edit$/);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Farm');
  press('Save');
  await waitFor(async () => expect((await roster.getSet(setId)).name).toBe('Farm'));
});

test('W1: a custom point is added, changed and removed; the last one must stay', async () => {
  const { roster, game, setId } = await editing();
  press('Add Equivalency Point');
  fireEvent.click(screen.getByLabelText('Custom'));
  press('Add Point');
  const panel = within(screen.getByRole('region', { name: 'Add Equivalency Point' }));
  expect(panel.getByRole('alert').textContent).toBe(
    'Name is requiredAt least one stat is required in an equivalency point',
  );
  fireEvent.change(panel.getByLabelText('Name'), { target: { value: 'Mine' } });
  press('Edit as text');
  type('Stats as CSV', 'strength\t2\nagility,1.5');
  press('Add Point');
  press(`Remove ${game.preset.name}`);
  press('Edit Mine');
  press('Edit as text');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Stats as CSV').value).toContain('agility,1.5');
  type('Stats as CSV', 'strength,3');
  press('Update Point');
  press('Save');
  await waitFor(async () =>
    expect((await roster.getSet(setId)).points).toMatchObject([
      { type: 'custom', name: 'Mine', stats: [{ name: 'strength', value: 3 }] },
    ]),
  );
});

test('S1: a set without points is refused', async () => {
  const { game } = await editing();
  press(`Remove ${game.preset.name}`);
  press('Save');
  expect(summary()).toBe(MESSAGES.pointRequired());
});

test('W1: the same point twice is refused', async () => {
  await editing();
  press('Add Equivalency Point');
  const panel = within(screen.getByRole('region', { name: 'Add Equivalency Point' }));
  fireEvent.click(panel.getByRole('radio', { name: /fury-cap/ }));
  press('Add Point');
  expect(panel.getByRole('alert').textContent).toBe(MESSAGES.duplicatePoint());
});

test('W1: a point that is being written is finished first', async () => {
  const { characterId, setId } = await editing();
  press('Add Equivalency Point');
  press('Save');
  expect(summary()).toBe(MESSAGES.pointUnfinished());
  const panel = within(screen.getByRole('region', { name: 'Add Equivalency Point' }));
  fireEvent.click(panel.getByRole('button', { name: 'Cancel' }));
  press('Save');
  await waitFor(() => expect(place()).toBe(`/character/${characterId}/set/${setId}`));
});

test('W1: no custom points, nothing to share', async () => {
  await editing();
  press('Add Equivalency Point');
  fireEvent.click(screen.getByLabelText('Shared'));
  await screen.findByText(MESSAGES.noCustomPoints());
});

test('D8: a shared point is used from another set, and a change to it is seen there', async () => {
  const { roster, characterId, setId } = await show(
    ({ characterId: id, setId: set }) => `/character/${id}/set/${set}/edit`,
  );
  const stats = [{ name: 'strength', value: 1 }] as const;
  const point = { type: 'custom', pointId: 'p1', name: 'Ours', stats } as const;
  const other = await roster.createSet({
    characterId,
    name: 'Other',
    spec: 'fury',
    phase: 1,
    points: [point],
  });
  await screen.findByRole('heading', { name: 'Edit Gear Set' });
  press('Add Equivalency Point');
  fireEvent.click(screen.getByLabelText('Shared'));
  fireEvent.click(await screen.findByRole('radio', { name: /Ours/ }));
  press('Add Point');
  press('Edit Ours');
  fireEvent.change(
    within(screen.getByRole('region', { name: 'Edit Equivalency Point' })).getByLabelText('Weight'),
    { target: { value: '7' } },
  );
  press('Update Point');
  press('Save');
  await waitFor(async () =>
    expect((await roster.getSet(setId)).points).toMatchObject([
      { type: 'preset' },
      { type: 'shared', pointId: 'p1', stats: [{ name: 'strength', value: 7 }] },
    ]),
  );
  expect((await roster.getSet(other.id)).points).toMatchObject([
    { type: 'custom', stats: [{ name: 'strength', value: 7 }] },
  ]);
});

test('D13: the form of an unknown character or set leads on', async () => {
  await show(() => '/character/nobody/sets/new');
  await waitFor(() => expect(place()).toBe('/characters'));
  cleanup();
  const { characterId } = await show((ids) => `/character/${ids.characterId}/set/nothing/edit`);
  await waitFor(() => expect(place()).toBe(`/character/${characterId}`));
});

test('D8: a connected set has its points edited, and they are at least one', async () => {
  const { roster, characterId } = await show(
    (ids) => `/character/${ids.characterId}/set/${live.id}/edit`,
  );
  await screen.findByRole('heading', { name: 'Edit Equivalency Points' });
  press('Save');
  expect(summary()).toBe(MESSAGES.pointRequired());
  press('Add Equivalency Point');
  fireEvent.click(await screen.findByRole('radio', { name: /fury-cap/ }));
  press('Add Point');
  press('Save');
  await waitFor(() => expect(place()).toBe(`/character/${characterId}/set/${live.id}`));
  const { connectedSets } = await roster.getCharacter(characterId);
  expect(connectedSets[0]!.points).toMatchObject([{ type: 'preset', pointId: 'fury-cap' }]);
});

test('S1: what was typed is still there after walking away; giving up forgets it', async () => {
  const { comeBack } = await creating();
  const names = () => screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);
  type('Name', 'Half a name');
  press('Add Equivalency Point');
  fireEvent.click(screen.getByRole('radio', { name: 'Custom' }));
  fireEvent.change(screen.getAllByLabelText('Name')[1]!, { target: { value: 'My weights' } });
  comeBack();
  await screen.findByRole('heading', { name: 'Create Gear Set' });
  expect(names()).toEqual(['Half a name', 'My weights']);
  press('Cancel');
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  comeBack();
  await screen.findByRole('heading', { name: 'Create Gear Set' });
  expect(names()).toEqual(['']);
});
