// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { currentToasts } from '../../ui/toast/toasts.ts';
import {
  choose,
  creating,
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

async function made(roster: { getSet(id: string): Promise<StoredSet> }) {
  press('Create Set');
  await waitFor(() => expect(place()).toMatch(/\/set\/\w+$/));
  return roster.getSet(place().split('/').at(-1)!);
}

test('Y1: the spec brings its kit, and what is unticked stays away', async () => {
  const { roster } = await creating();
  type('Name', 'Dungeon');
  expect(screen.queryByRole('region', { name: /^Start as/ })).toBeNull();
  await choose('Talent Specialization', 'Fury');
  const kit = within(screen.getByRole('region', { name: 'Start as Fury' }));
  expect(kit.getByText('5/0/0')).toBeTruthy();
  fireEvent.click(kit.getByRole('checkbox', { name: 'Caps' }));
  const set = await made(roster);
  expect(set.talents).toBe('0A');
  expect(set.goals).toEqual({ caps: [], arms: null });
});

test('Y1: talents of a calculator take the place of the standard ones; no build is no set', async () => {
  const { roster } = await creating();
  type('Name', 'Dungeon');
  await choose('Talent Specialization', 'Fury');
  type('Other talents', 'https://example.org/nothing here');
  press('Create Set');
  expect(summary()).toBe(MESSAGES.notABuild());
  type('Other talents', 'https://example.org/talent-calc/mage/5');
  expect(summary()).toBe(MESSAGES.otherClass('warrior'));
  type('Other talents', 'https://example.org/talent-calc/warrior/53');
  expect((await made(roster)).talents).toBe('0AB');
});

test('Y1: without its kit a new set is empty', async () => {
  const { roster } = await creating();
  type('Name', 'Dungeon');
  await choose('Talent Specialization', 'Fury');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Talents' }));
  expect(await made(roster)).toMatchObject({ talents: '', goals: { caps: null, arms: null } });
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

test('Y1: a set whose kit could not be put on is opened all the same, and is made once', async () => {
  const { roster, characterId } = await creating();
  type('Name', 'Dungeon');
  await choose('Talent Specialization', 'Fury');
  vi.spyOn(roster, 'getSet').mockRejectedValueOnce(new PlannerError('tooManyRequests'));
  press('Create Set');
  await waitFor(() => expect(place()).toMatch(/\/set\/\w+$/));
  expect((await roster.getCharacter(characterId)).sets).toHaveLength(2);
  expect(currentToasts()).toMatchObject([{ tone: 'failed' }]);
});

test('D13: the form of an unknown character or set leads on', async () => {
  await showForms(() => '/character/nobody/sets/new');
  await waitFor(() => expect(place()).toBe('/characters'));
  cleanup();
  const { characterId } = await showForms(
    (ids) => `/character/${ids.characterId}/set/nothing/edit`,
  );
  await waitFor(() => expect(place()).toBe(`/character/${characterId}`));
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
