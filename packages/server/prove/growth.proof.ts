import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { fixtureGame, gameFrom } from '@gearwright/roster/test/contract/contract-game.ts';
import type { Proof, ProofTools } from '../../../scripts/prove/proof.ts';
import { atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { openCatalogs } from '../src/catalog/catalog.ts';
import { purge } from '../src/chores/purge.ts';
import { exportMyData } from '../src/mydata/export-my-data.ts';
import { rosterScope } from '../src/roster/roster-scope.ts';
import { SqlRoster } from '../src/roster/sql-roster.ts';
import { backUpDatabase } from '../src/storage/backup.ts';
import { openDatabase, type Database, type DatabaseSource } from '../src/storage/open-database.ts';
import { addUser } from '../test/add-user.ts';
import { startPostgres } from '../test/postgres.ts';
import { fillNonces, fillSets, SETS_OF_A_USER } from './fill.ts';

const SIZES = [10, 1_000, 100_000];
/** How much slower a step may be with the most sets than with the fewest: clocks and caches are not exact. */
const FLAT = 4;
/** Milliseconds below which a step counts as flat, whatever it took before. */
const NOTHING = 20;

export const proof: Proof = {
  title: 'Growth: what a player does takes as long with many sets of others as with few',
  async run(tools) {
    const figures: Figure[] = [];
    for (const kind of ['sqlite', 'postgres'] as const) {
      const postgres = kind === 'postgres' ? await startPostgres() : null;
      const folder = mkdtempSync(join(tmpdir(), 'gearwright-growth-'));
      const source: DatabaseSource = postgres
        ? { kind: 'postgres', url: await postgres.createDatabase() }
        : { kind: 'sqlite', file: join(folder, 'gearwright.sqlite') };
      figures.push(...(await grow(source, tools)));
      if (!tools.quick) figures.push(...(await large(source, tools)));
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    return figures;
  },
};

type Steps = Readonly<Record<string, number>>;

async function grow(
  source: DatabaseSource,
  { quick, sets, progress }: ProofTools,
): Promise<readonly Figure[]> {
  const sizes = quick
    ? SIZES.slice(0, 2)
    : [...SIZES.filter((size) => size <= sets), ...(sets > 100_000 ? [sets] : [])];
  const measured: Steps[] = [];
  let filled = 0;
  for (const [at, size] of sizes.entries()) {
    progress(`${source.kind}: ${size} sets`, at + 1, sizes.length);
    let database = await openDatabase(source);
    await fillSets(database, filled, size);
    filled = size;
    await database.close();
    const began = performance.now();
    database = await openDatabase(source);
    const opening = performance.now() - began;
    measured.push({ start: opening, ...(await stepsOf(database, source)) });
    await database.close();
  }
  const [fewest] = measured;
  const most = measured.at(-1)!;
  return Object.keys(fewest!).map((step) => {
    const [first, last] = [fewest![step]!, most[step]!];
    const value = measured.map((each) => each[step]!.toFixed(1)).join(' → ');
    const growsWithAll = step === 'back-up';
    const met = last <= NOTHING || last / first <= FLAT;
    return {
      what: `${source.kind}: ${step}, ms with ${sizes.map((n) => n.toLocaleString('en')).join(', ')} sets`,
      value,
      ratio: null,
      goal: growsWithAll || quick ? null : { text: `flat (≤ × ${FLAT})`, met },
    };
  });
}

/** Median milliseconds of what a player does. */
async function stepsOf(database: Database, source: DatabaseSource): Promise<Steps> {
  const game = fixtureGame();
  const userId = await addUser(database);
  const roster = new SqlRoster({ database, game, userId });
  const character = await roster.createCharacter(game.warrior);
  const input = {
    characterId: character.id,
    spec: game.spec,
    phase: 1,
    points: [game.preset],
  } as const;
  const taken: Record<string, number[]> = {};
  const time = async <Value>(step: string, work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    const value = await work();
    (taken[step] ??= []).push(performance.now() - began);
    return value;
  };
  for (let round = 0; round < 9; round++) {
    const set = await time('create a set', () =>
      roster.createSet({ ...input, name: `Set ${round}` }),
    );
    await time('open a set', () => roster.getSet(set.id));
    await time('save a set', () =>
      roster.updateSet(set.id, { name: `Set ${round}.` }, { version: set.version }),
    );
    const { publicId } = await time('share a set', () => roster.shareSet(set.id));
    await time('open a link', () => roster.getPublicSet(publicId));
    await time('list characters', () => roster.listCharacters());
    await time('delete a set', () => roster.deleteSet(set.id));
  }
  await time('delete an account', () =>
    database.write((transaction) =>
      transaction.deleteFrom('user').where('id', '=', userId).execute(),
    ),
  );
  if (source.kind === 'sqlite') {
    const file = `${source.file}.backup`;
    await time('back-up', async () => backUpDatabase(source.file, file));
    rmSync(file);
  }
  return Object.fromEntries(
    Object.entries(taken).map(([step, times]) => [
      step,
      times.toSorted((a, b) => a - b)[times.length >> 1]!,
    ]),
  );
}

/** The largest export, and a purge of many. */
async function large(source: DatabaseSource, { progress }: ProofTools): Promise<readonly Figure[]> {
  const database = await openDatabase(source);
  progress(`${source.kind}: the largest export`, 1, 2);
  const catalogs = openCatalogs();
  const userId = await addUser(database);
  for (const edition of EDITION_KEYS) {
    const { edition: rules, dataset } = catalogs(edition);
    const game = gameFrom(rules, dataset);
    const roster = new SqlRoster({ database, game, userId });
    const { id: characterId } = await roster.createCharacter(game.warrior);
    await roster.createSet({
      characterId,
      name: 'One of many',
      spec: game.spec,
      phase: 1,
      points: [game.preset],
    });
    await fillSets(database, 0, SETS_OF_A_USER, { userId, edition, characterId });
  }
  let bytes = 0;
  const exporting = await measured(async () => {
    for await (const piece of exportMyData(database, userId, (edition) =>
      rosterScope({ database, userId, game: catalogs(edition) }),
    )) {
      bytes += piece.length;
    }
  });
  progress(`${source.kind}: purging 600,000 nonces`, 2, 2);
  await fillNonces(database, 600_000);
  const purging = await measured(() => purge(database, Date.now()));
  const size =
    source.kind === 'sqlite' ? `, file ${Math.round(statSync(source.file).size / 2 ** 20)} MB` : '';
  await database.close();
  const sets = EDITION_KEYS.length * SETS_OF_A_USER;
  const what = `${source.kind}: largest export, ${sets} sets, ${Math.round(bytes / 2 ** 20)} MB${size}`;
  return [
    told(what, exporting.took),
    within(`${what}: of the processor`, exporting.used, 2_000),
    within(`${source.kind}: loop held by it at most`, exporting.held, 50),
    told(`${source.kind}: purge of 600,000 nonces`, purging.took),
    within(`${source.kind}: loop held by it at most`, purging.held, 50),
  ];
}

function told(what: string, value: number): Figure {
  return { what, value: `${Math.round(value)} ms`, ratio: null, goal: null };
}

function within(what: string, value: number, most: number): Figure {
  return { ...told(what, value), goal: atMost(value, most, ' ms') };
}

/** Milliseconds between two looks. */
const LOOK = 5;

/** What a piece of work took of the processor, and for how long at most nobody else moved; milliseconds. */
async function measured(
  work: () => Promise<unknown>,
): Promise<{ readonly used: number; readonly held: number; readonly took: number }> {
  const used = (since?: NodeJS.CpuUsage): number => {
    const { user, system } = process.threadCpuUsage(since);
    return (user + system) / 1000;
  };
  const [start, began] = [process.threadCpuUsage(), performance.now()];
  let held = 0;
  let [cpu, seen] = [start, began];
  const timer = setInterval(() => {
    // Beside other work on the machine only what this thread itself used of the time counts.
    held = Math.max(held, Math.min(performance.now() - seen - LOOK, used(cpu)));
    [cpu, seen] = [process.threadCpuUsage(), performance.now()];
  }, LOOK);
  await work();
  clearInterval(timer);
  return { used: used(start), held, took: performance.now() - began };
}
