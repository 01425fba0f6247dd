// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import type { LiveSet } from '../../data/roster/use-live-set.ts';
import type { Server } from '../../data/session/server.ts';
import { CharacterCreator } from './CharacterCreator.tsx';

const base = fixtureGame();
const game = {
  ...base,
  edition: { ...base.edition, races: ['human', 'orc'], classes: ['warrior', 'mage', 'shaman'] },
  dataset: {
    ...base.dataset,
    realms: [{ region: 'eu', slug: 'firemaw', name: 'Firemaw', group: '2022' }],
  },
} as typeof base;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const twenty = <Thing,>(thing: Thing) => Array.from({ length: 20 }, () => thing);
const live: LiveSet = {
  ...{ gameClass: 'warrior', spec: 'fury', talents: '', sample: true, professions: [] },
  itemIds: twenty<string | null>(null).with(HEAD, game.helm),
  ...{ enchantIds: twenty(null), gemIds: twenty(null), runeIds: twenty(null) },
  glyphIds: Array.from({ length: 6 }, () => null),
  character: {
    ...{ name: 'Ragnar', level: 80, race: 'human', gender: 0, faction: 'alliance', guild: 'Hall' },
  },
};

function Place() {
  return <output aria-label="place">{useLocation().pathname}</output>;
}

function show(answer: () => Promise<LiveSet>) {
  const call = vi.fn<(...asked: unknown[]) => Promise<unknown>>(async () => ({
    getLiveSet: await answer(),
  }));
  const server = {
    canSign: () => true,
    calls: async () => ({ client: { call }, operations: {} }),
  } as unknown as Partial<Server>;
  const roster = new MemoryRoster(game);
  const { Around } = withRoster({ game, roster, server });
  render(
    <MemoryRouter initialEntries={['/characters/new']}>
      <Around>
        <CharacterCreator game={game} />
        <Place />
      </Around>
    </MemoryRouter>,
  );
  return { roster, call };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const place = () => screen.getByRole('status', { name: 'place' }).textContent;

async function fillIn(withRealm: boolean) {
  fireEvent.click(radio('Human'));
  fireEvent.click(radio('Warrior'));
  press('Customize');
  type('Name', 'Ragnar');
  if (!withRealm) return;
  const realm = screen.getByRole('combobox', { name: 'Realm' });
  realm.focus();
  fireEvent.keyDown(realm, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('option', { name: 'Firemaw (EU)' }));
}

test('C2: classes follow the race, looks are turned and bounded, and the rules of submitting hold', async () => {
  const { roster, call } = show(() => Promise.reject(new Error('not asked')));
  fireEvent.click(radio('Human'));
  expect(radio('Shaman').disabled).toBe(true);
  fireEvent.click(radio('Mage'));
  fireEvent.click(radio('Orc'));
  expect([radio('Warrior').checked, radio('Mage').disabled]).toEqual([true, true]);
  press('Customize');
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Character' });
  expect(screen.getByLabelText<HTMLInputElement>('Level').value).toBe('80');
  expect(create.disabled).toBe(true);
  type('Name', 'Gorrak');
  expect(create.disabled).toBe(false);
  for (const level of ['', '0', '81', 'x']) {
    type('Level', level);
    expect(create.disabled).toBe(true);
  }
  screen.getByText('Level must be between 1 and 80');
  type('Level', '60');
  const face = () => screen.getByRole('status', { name: 'Face' }).textContent;
  const before = face();
  for (let turn = 0; turn < 12; turn++) press('Next Face');
  expect(face()).toBe(before);
  press('Randomize');
  press('Back');
  expect(radio('Orc').checked).toBe(true);
  press('Customize');
  press('Create Character');
  await waitFor(() => expect(place()).toMatch(/^\/character\/[^/]+$/));
  expect(call).not.toHaveBeenCalled();
  const [made] = await roster.listCharacters();
  expect(made).toMatchObject({ name: 'Gorrak', level: 60, race: 'orc', gameClass: 'warrior' });
});

test('C2, L1: a live character is linked and its gear becomes the first set', async () => {
  const { roster, call } = show(async () => live);
  await fillIn(true);
  press('Create Character');
  await screen.findByRole('dialog', { name: 'Link Live Character' });
  const asked = { region: 'eu', realm: 'firemaw', name: 'ragnar' };
  expect(call.mock.calls[0]![1]).toEqual(asked);
  screen.getByText('Sample');
  for (const name of ['Link Character', 'Create Set']) {
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true);
  }
  press('Continue');
  await waitFor(() => expect(place()).toMatch(/^\/character\/[^/]+\/set\/[^/]+$/));
  const [made] = await roster.listCharacters();
  expect(made).toMatchObject({
    realm: 'eu_firemaw',
    connectedSets: [{ id: 'eu-firemaw-ragnar', points: [{ pointId: 'fury-cap' }] }],
    sets: [{ spec: 'fury', phase: game.edition.defaultPhase, acquired: 1 }],
  });
  expect(await roster.getCharacter(made!.id)).toMatchObject({ guild: null, spec: 'fury' });
});

test('D16: a link fills in the guild of a player, and not that of a sample', async () => {
  const { roster } = show(async () => ({ ...live, sample: false }));
  await fillIn(true);
  press('Create Character');
  await screen.findByRole('dialog', { name: 'Link Live Character' });
  press('Continue');
  await waitFor(() => expect(place()).toMatch(/^\/character\/[^/]+\/set\/[^/]+$/));
  const [made] = await roster.listCharacters();
  expect(await roster.getCharacter(made!.id)).toMatchObject({ guild: 'Hall' });
});

test('L1: both boxes cleared make the character alone', async () => {
  const { roster } = show(async () => live);
  await fillIn(true);
  press('Create Character');
  await screen.findByRole('dialog', { name: 'Link Live Character' });
  for (const name of ['Link Character', 'Create Set']) {
    fireEvent.click(screen.getByRole('checkbox', { name }));
  }
  press('Continue');
  await waitFor(() => expect(place()).toMatch(/^\/character\/[^/]+$/));
  expect(await roster.listCharacters()).toMatchObject([{ sets: [], connectedSets: [] }]);
});

test.each([
  ['of another class', async (): Promise<LiveSet> => ({ ...live, gameClass: 'mage' })],
  ['not found', () => Promise.reject(new PlannerError('liveCharacterNotFound'))],
])('L1: one that is %s is not offered', async (_, answer) => {
  const { roster } = show(answer);
  await fillIn(true);
  press('Create Character');
  await waitFor(() => expect(place()).toMatch(/^\/character\/[^/]+$/));
  expect(await roster.listCharacters()).toMatchObject([{ connectedSets: [] }]);
});

test('D18: what failed half-way is gone on with; nothing is made twice', async () => {
  const { roster } = show(async () => live);
  vi.spyOn(roster, 'createSet').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fillIn(true);
  for (const again of [false, true]) {
    press('Create Character');
    await screen.findByRole('dialog', { name: 'Link Live Character' });
    press('Continue');
    if (!again) await screen.findByText('An unknown error occurred');
  }
  await waitFor(() => expect(place()).toMatch(/\/set\//));
  expect(await roster.listCharacters()).toMatchObject([{ sets: [{}] }]);
});
