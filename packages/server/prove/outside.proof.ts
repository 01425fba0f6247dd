import type { Proof, ProofTools } from '../../../scripts/prove/proof.ts';
import type { Figure } from '../../../scripts/bench/figure.ts';
import { count } from './figures.ts';
import { PROBES } from './outside/probes.ts';
import { startRealServer } from './real-server.ts';
import { withPostgres } from './with-postgres.ts';

export const proof: Proof = {
  title: 'Outside: attacks on the server as `npm start` runs it, over its own door',
  async run(tools) {
    return [
      ...(await probe('SQLite', {}, tools)),
      ...(await withPostgres('PostgreSQL', { durable: true }, async (postgres) =>
        probe('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() }, tools),
      )),
    ];
  },
};

async function probe(
  kind: string,
  env: Readonly<Record<string, string>>,
  { progress }: ProofTools,
): Promise<readonly Figure[]> {
  // Attackers with addresses of their own.
  const server = await startRealServer({ TRUST_PROXY: '127.0.0.1', ...env });
  const figures: Figure[] = [];
  for (const [at, { name, run }] of PROBES.entries()) {
    progress(`${kind}: ${name}`, at + 1, PROBES.length);
    const came = await run(server).catch((error: unknown) => String(error));
    const value = came ?? 'held';
    const goal = { text: 'held', met: came === null };
    figures.push({ what: `${kind}: ${name}`, value, ratio: null, goal });
  }
  const hasEnded = server.process.exitCode !== null;
  figures.push(count(`${kind}: servers that ended`, hasEnded ? 1 : 0, 0));
  await server.stop();
  return figures;
}
