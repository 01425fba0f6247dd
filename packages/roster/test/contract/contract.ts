import { afterEach, beforeEach, describe } from 'vitest';
import type { Rosters } from './bench.ts';
import { binContract } from './contract-bin.ts';
import { charactersContract } from './contract-characters.ts';
import { historyContract } from './contract-history.ts';
import { inventoriesContract } from './contract-inventories.ts';
import { levelsContract } from './contract-levels.ts';
import { linksContract } from './contract-links.ts';
import { ownersContract } from './contract-owners.ts';
import { pointsContract } from './contract-points.ts';
import { repeatsContract } from './contract-repeats.ts';
import { setsContract } from './contract-sets.ts';

/** What every roster keeps, wherever it keeps it. `makeRosters` gives two owners who have nothing yet. */
export function rosterContract(name: string, makeRosters: () => Promise<Rosters>): void {
  describe(`${name} keeps the roster's contract`, () => {
    let rosters: Rosters;
    beforeEach(async () => {
      rosters = await makeRosters();
    });
    afterEach(async () => {
      await rosters.close?.();
    });
    const bench = (): Rosters => rosters;

    charactersContract(bench);
    setsContract(bench);
    pointsContract(bench);
    inventoriesContract(bench);
    levelsContract(bench);
    linksContract(bench);
    binContract(bench);
    historyContract(bench);
    ownersContract(bench);
    repeatsContract(bench);
  });
}
