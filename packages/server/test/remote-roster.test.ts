import { afterAll } from 'vitest';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import { gameFrom } from '@gearwright/roster/test/contract/contract-game.ts';
import { rosterContract } from '@gearwright/roster/test/contract/contract.ts';
import { rosterStories } from '@gearwright/roster/test/contract/stories.ts';
import { DATABASE_KINDS } from './databases.ts';
import { addPlayer, runServer } from './run-server.ts';

const PROVING = Boolean(process.env['PROVE']);

for (const kind of DATABASE_KINDS) {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const { edition, dataset } = running.context.catalogs('tbc');
  const game = gameFrom(edition, dataset);
  const player = async () =>
    new RemoteRoster(new SignedClient((await addPlayer(running)).server, 'tbc'));
  const rosters = async () => ({ game, mine: await player(), theirs: await player() });
  // On PostgreSQL two servers keep it (cluster.test.ts); one alone is asked when there is time.
  if (kind === 'sqlite' || PROVING) rosterContract(`RemoteRoster over HTTP on ${kind}`, rosters);
  rosterStories(`RemoteRoster over HTTP on ${kind}`, rosters, { times: PROVING ? 60 : 3 });
}
