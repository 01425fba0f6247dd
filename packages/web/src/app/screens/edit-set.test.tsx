// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import {
  editing,
  live,
  place,
  press,
  showForms,
  summary,
  type,
} from '../../../test/set-forms-bench.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
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
  const { roster, characterId, setId } = await showForms(
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

test('D8: a connected set has its points edited, and they are at least one', async () => {
  const { roster, characterId } = await showForms(
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
