// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { withOwnSet } from '../../../test/with-own-set.tsx';
import { CopySetDialog } from './CopySetDialog.tsx';
import { DeleteSetDialog } from './DeleteSetDialog.tsx';

afterEach(cleanup);

const onClose = vi.fn<() => void>();
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function copying(options: Parameters<typeof withOwnSet>[0] = {}) {
  const bench = await withOwnSet(options);
  render(<CopySetDialog onClose={onClose} />, { wrapper: bench.Around });
  await screen.findByRole('dialog', { name: 'Copy Set' });
  return bench;
}

test('S3: a set is copied to an existing character under its name and Copy', async () => {
  const { roster, characterId, place } = await copying();
  const name = screen.getByLabelText<HTMLInputElement>('Set Name');
  expect(name.value).toBe('Raid Copy');
  press('Copy');
  await waitFor(() => expect(place()).not.toContain('undefined'));
  await waitFor(async () =>
    expect((await roster.getCharacter(characterId)).sets.map((set) => set.name)).toEqual([
      'Raid',
      'Raid Copy',
    ]),
  );
  const copy = (await roster.getCharacter(characterId)).sets[1]!;
  await waitFor(() => expect(place()).toBe(`/character/${characterId}/set/${copy.id}`));
});

test('S3: a set is copied to a new character like its wearer; what is missing is said', async () => {
  const { roster, game } = await copying();
  fireEvent.click(screen.getByLabelText('New character'));
  type('Set Name', ' ');
  press('Copy');
  expect(screen.getByRole('alert').textContent).toBe(
    'Character Name is requiredSet Name is required',
  );
  type('Character Name', 'Ragnhild');
  type('Set Name', 'Spare');
  press('Copy');
  await waitFor(async () => expect(await roster.listCharacters()).toHaveLength(2));
  const [, copy] = await roster.listCharacters();
  expect(copy).toMatchObject({ name: 'Ragnhild', race: game.warrior.race, level: 80 });
  await waitFor(async () =>
    expect((await roster.listCharacters())[1]!.sets.map((set) => set.name)).toEqual(['Spare']),
  );
});

test('S3: without a character of the class and level there is none available', async () => {
  const elsewhere = (view: SetView): SetView => ({
    ...view,
    character: { ...view.character, gameClass: 'mage' },
    owner: { kind: 'public', publicId: 'p1' },
  });
  await copying({ seenAs: elsewhere });
  expect(screen.getByLabelText<HTMLInputElement>('New character').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Existing character'));
  expect(screen.getByText(MESSAGES.noneAvailable())).toBeTruthy();
  press('Copy');
  expect(screen.getAllByText('Character is required')).toHaveLength(2);
});

test('S3: somebody else’s custom points become one’s own', async () => {
  const strange = {
    type: 'custom',
    pointId: 'theirs',
    name: 'Their point',
    stats: [{ name: 'strength', value: 1 }],
  } as const;
  const { roster } = await copying({
    seenAs: (view) => ({
      ...view,
      owner: { kind: 'public', publicId: 'p1' },
      set: { ...view.set, points: [strange] },
    }),
  });
  press('Copy');
  await waitFor(async () => expect(await roster.listPoints()).toHaveLength(1));
  const [mine] = await roster.listPoints();
  expect(mine).toMatchObject({ name: 'Their point' });
  expect(mine!.pointId).not.toBe('theirs');
});

test('N1: a refused copy says why, and asked again it makes no second character', async () => {
  const { roster } = await copying();
  vi.spyOn(roster, 'createSet').mockRejectedValueOnce(new PlannerError('limitReached', 'sets', 9));
  fireEvent.click(screen.getByLabelText('New character'));
  type('Character Name', 'Ragnhild');
  press('Copy');
  await screen.findByText('You can only have up to 9 sets');
  press('Copy');
  await waitFor(async () => expect((await roster.listCharacters())[1]?.sets).toHaveLength(1));
  expect(await roster.listCharacters()).toHaveLength(2);
});

test('S3: deleting a set asks first, then leads to the character', async () => {
  const { roster, Around, characterId, place } = await withOwnSet();
  render(<DeleteSetDialog onClose={onClose} />, { wrapper: Around });
  await screen.findByRole('alertdialog', { name: 'Delete Set' });
  expect((await roster.getCharacter(characterId)).sets).toHaveLength(1);
  await act(async () => press('Delete'));
  await waitFor(() => expect(place()).toBe(`/character/${characterId}`));
  expect((await roster.getCharacter(characterId)).sets).toEqual([]);
});

test('L1: deleting a linked set removes the link and nothing else', async () => {
  const connected = {
    id: 'eu-firemaw-ragnar',
    region: 'eu',
    realm: 'firemaw',
    name: 'Ragnar',
    points: [],
  } as const;
  const { roster, Around, characterId } = await withOwnSet({
    character: { connectedSets: [connected] },
    seenAs: (view) => ({
      ...view,
      owner: {
        kind: 'linked',
        character: (view.owner as Extract<SetView['owner'], { kind: 'own' }>).character,
        connected,
        sample: false,
      },
    }),
  });
  render(<DeleteSetDialog onClose={onClose} />, { wrapper: Around });
  await screen.findByText(/live character itself is\s+not touched/);
  await act(async () => press('Delete'));
  await waitFor(async () =>
    expect((await roster.getCharacter(characterId)).connectedSets).toEqual([]),
  );
  expect((await roster.getCharacter(characterId)).sets).toHaveLength(1);
});
