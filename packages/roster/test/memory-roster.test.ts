import { MemoryLinks } from '../src/memory/links.ts';
import { MemoryRoster } from '../src/memory-roster.ts';
import { fixtureGame } from './contract/contract-game.ts';
import { rosterContract } from './contract/contract.ts';

const game = fixtureGame();

rosterContract('MemoryRoster', async () => {
  const links = new MemoryLinks();
  return { game, mine: new MemoryRoster(game, links), theirs: new MemoryRoster(game, links) };
});
