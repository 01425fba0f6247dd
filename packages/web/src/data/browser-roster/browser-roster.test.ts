import 'fake-indexeddb/auto';
import { MemoryLinks } from '@gearwright/roster/memory/links.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { rosterContract } from '@gearwright/roster/test/contract/contract.ts';
import { BrowserRoster } from './browser-roster.ts';

const game = fixtureGame();

rosterContract('BrowserRoster', async () => {
  const links = new MemoryLinks();
  const rosterOf = (name: string): BrowserRoster =>
    new BrowserRoster({ name, game: async () => game, links: new MemoryRoster(game, links) });
  const mine = rosterOf(newId());
  const theirs = rosterOf(newId());
  return {
    game,
    mine,
    theirs,
    snapshots: true,
    close: async () => {
      await Promise.all([mine.store.close(), theirs.store.close()]);
    },
  };
});
