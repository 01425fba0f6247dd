import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { BrowserRoster } from './browser-roster.ts';

const game = fixtureGame();

test('a link is switched off only when the server says so, and can be tried again', async () => {
  const links = new MemoryRoster(game);
  const roster = new BrowserRoster({ name: newId(), game: async () => game, links });
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const input = { characterId, name: 'Raid', spec: game.spec, phase: 1, points: [game.preset] };
  const { id } = await roster.createSet(input);
  const { publicId } = await roster.shareSet(id);
  vi.spyOn(links, 'deletePublicSet').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(roster.changeLink(id, { isOn: false })).rejects.toThrow('Failed to fetch');
  expect(await roster.getLink(id)).toMatchObject({ publicId, isOn: true });
  expect(await roster.changeLink(id, { isOn: false })).toMatchObject({ isOn: false });
  await expect(links.getPublicSet(publicId)).rejects.toMatchObject({ code: 'publicSetNotFound' });
  await roster.store.close();
});

test('a link whose set is deleted while there is no connection is withdrawn the next time', async () => {
  const links = new MemoryRoster(game);
  const roster = new BrowserRoster({ name: newId(), game: async () => game, links });
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const input = { characterId, name: 'Raid', spec: game.spec, phase: 1, points: [game.preset] };
  const { id } = await roster.createSet(input);
  const { publicId } = await roster.shareSet(id);
  vi.spyOn(links, 'deletePublicSet').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await roster.deleteSet(id)).toMatchObject({ id });
  await roster.sweepLinks();
  await expect(links.getPublicSet(publicId)).rejects.toMatchObject({ code: 'publicSetNotFound' });
  await roster.store.close();
});
