// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { fixtureDataset } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { makePreset } from '@gearwright/game/test/rules/make-preset.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { datasetQuery } from '../../data/use-dataset.ts';
import { EditionCopyDialog } from './EditionCopyDialog.tsx';

afterEach(cleanup);

/** The fixture refuses to be asked what it has not, even by a promise that holds it. */
const plain = (dataset: Dataset): Dataset => ({ ...dataset });
const wrath = fixtureGame();
const game = { ...wrath, dataset: plain(wrath.dataset) };
const user = { id: 'u1', username: 'ragnar', isPatron: false };
const dataset = plain(
  fixtureDataset(EDITIONS.classic, [makePreset('warrior', 'fury', { id: 'classic-fury' })]),
);

async function show(withCharacter: boolean) {
  const other = new MemoryRoster({ edition: EDITIONS.classic, dataset });
  if (withCharacter) {
    const { id } = await other.createCharacter({ ...game.warrior, level: 60 });
    const points = [{ ...game.preset, pointId: 'classic-fury' }];
    const set = { characterId: id, name: 'Raid', spec: 'fury', phase: 3, points };
    const made = await other.createSet(set);
    const itemIds = made.itemIds.with(HEAD, game.foreignHelm);
    await other.createSet({ ...set, name: 'Odd', itemIds, talents: '0ab' }, { asStored: true });
  }
  const roster = new MemoryRoster(game);
  const { Around, client } = withRoster({ game, roster, user, server: { roster: () => other } });
  client.setQueryData(datasetQuery('classic').queryKey, dataset);
  render(
    <MemoryRouter>
      <Around>
        <EditionCopyDialog onClose={() => undefined} />
      </Around>
    </MemoryRouter>,
  );
  return roster;
}

test('C5, D16: Copy waits for a tick, then says what was dropped', async () => {
  const roster = await show(true);
  const copy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Copy' });
  expect(copy.disabled).toBe(true);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Ragnar/ }));
  expect(copy.disabled).toBe(false);
  fireEvent.click(copy);
  const result = await screen.findByRole('dialog', { name: 'Copied' });
  within(result).getByText('Odd');
  within(result).getByText('Head');
  within(result).getByText('Talents');
  within(result).getByText('2/0/0');
  expect(await roster.listCharacters()).toMatchObject([
    {
      name: 'Ragnar',
      level: 60,
      sets: [
        { name: 'Odd', phase: 1 },
        { name: 'Raid', phase: 1 },
      ],
    },
  ]);
});

test('N1: nobody to copy', async () => {
  await show(false);
  await screen.findByText(MESSAGES.noCharacters());
});
