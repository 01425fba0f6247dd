// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { makePreset } from '@gearwright/game/test/rules/make-preset.ts';
import { fixtureDataset } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { datasetQuery } from '../use-dataset.ts';
import { useCharactersOf, useEditionCopy } from './use-edition-copy.ts';

afterEach(cleanup);

/** The fixture refuses to be asked what it has not, even by a promise that holds it. */
const plain = (dataset: Dataset): Dataset => ({ ...dataset });
const wrathGame = fixtureGame();
const game = { ...wrathGame, dataset: plain(wrathGame.dataset) };
const user = { id: 'u1', username: 'ragnar', isPatron: false };
const burning = {
  edition: EDITIONS.tbc,
  dataset: plain(fixtureDataset(EDITIONS.tbc, [makePreset('warrior', 'fury', { id: 'tbc-fury' })])),
};

async function elsewhere() {
  const other = new MemoryRoster(burning);
  const { id } = await other.createCharacter({ ...game.warrior, level: 70 });
  const points = [{ ...game.preset, pointId: 'tbc-fury' }];
  await other.createSet({ characterId: id, name: 'Raid', spec: 'fury', phase: 3, points });
  const roster = new MemoryRoster(game);
  const { Around, client } = withRoster({ game, roster, user, server: { roster: () => other } });
  client.setQueryData(datasetQuery('tbc').queryKey, burning.dataset);
  const hook = renderHook(() => ({ list: useCharactersOf('tbc'), copy: useEditionCopy() }), {
    wrapper: Around,
  });
  return { id, roster, ...hook };
}

test('C5: a character of another edition is listed and copied with its sets rebuilt', async () => {
  const { id, roster, result } = await elsewhere();
  await waitFor(() => expect(result.current.list.data).toMatchObject([{ id, name: 'Ragnar' }]));
  const copied = await act(() =>
    result.current.copy.mutateAsync({ from: 'tbc', characterIds: [id] }),
  );
  expect(copied).toMatchObject([{ name: 'Ragnar', refusal: null }]);
  const [character] = await roster.listCharacters();
  expect(character).toMatchObject({ level: 70, sets: [{ name: 'Raid', phase: 1 }] });
});

test('D18: copying again after a failure makes nothing twice', async () => {
  const { id, roster, result } = await elsewhere();
  const create = roster.createSet.bind(roster);
  vi.spyOn(roster, 'createSet').mockImplementationOnce(async (input, options) => {
    await create(input, options);
    throw new TypeError('Failed to fetch');
  });
  const request = { from: 'tbc', characterIds: [id] } as const;
  await act(() => result.current.copy.mutateAsync(request).catch(() => undefined));
  await act(() => result.current.copy.mutateAsync({ ...request }));
  const all = await roster.listCharacters();
  expect(all.map(({ sets }) => sets.length)).toEqual([1]);
});
