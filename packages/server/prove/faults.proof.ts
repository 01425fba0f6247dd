import type { Figure } from '../../../scripts/bench/figure.ts';
import type { Proof } from '../../../scripts/prove/proof.ts';
import { damagedFiles } from './faults/damaged-files.ts';
import { fullDisk } from './faults/full-disk.ts';
import { losingPostgres } from './faults/losing-postgres.ts';
import { readOnlyFolder } from './faults/read-only-folder.ts';
import { connectionsExhausted, slowPostgres } from './faults/slow-postgres.ts';
import { startingTogether } from './faults/starting-together.ts';
import { wrongClocks } from './faults/wrong-clocks.ts';
import { withPostgres } from './with-postgres.ts';
import { withSmallDisk } from './with-small-disk.ts';

/** The quick version has what a server must never do: end, lose, purge. How long things take, the long one tells. */
export const proof: Proof = {
  title: 'Faults: nothing acknowledged is lost, and servers recover by themselves',
  async run(tools) {
    const figures: Figure[] = [];
    const add = (more: readonly Figure[]) => figures.push(...more);
    add(
      await withPostgres('losing PostgreSQL', { durable: true }, async (postgres) => [
        ...(await losingPostgres(postgres, tools)),
        ...(await startingTogether('an empty PostgreSQL', tools, postgres)),
        ...(tools.quick ? [] : await slowPostgres(postgres, tools)),
        ...(tools.quick ? [] : await connectionsExhausted(postgres, tools)),
      ]),
    );
    add(await withSmallDisk('disk full', (folder) => fullDisk(folder, tools)));
    add(await wrongClocks(tools));
    if (tools.quick) return figures;
    add(await startingTogether('an empty SQLite file', tools, null));
    add(await withSmallDisk('read-only folder', (folder) => readOnlyFolder(folder, tools)));
    add(await damagedFiles(tools));
    return figures;
  },
};
