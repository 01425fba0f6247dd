import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const dataFolder = mkdtempSync(join(tmpdir(), 'gearwright-start-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Runs what `npm start` runs, through the bootstrap, until it ends by itself or is told to. */
async function start(env: Record<string, string>, signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, ['scripts/bootstrap.js', 'start'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT_CLASSIC: '0',
      PORT_TBC: '0',
      PORT_WRATH: '0',
      DATA_DIR: dataFolder,
      ...env,
    },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (signal && out.includes('Ctrl-C')) child.kill(signal);
  });
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise((done) => child.on('exit', done));
  // Preparing may have said what it did; the last line is the server's.
  return { code, out, err: err.trim().split('\n').at(-1) };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'P2: it names three addresses and the data folder, and %s ends it with exit code 0',
  async (signal) => {
    const { code, out } = await start({}, signal);
    expect(out).toMatch(/Classic: http:\/\/127\.0\.0\.1:\d+\nBurning Crusade: http.+\nWrath/);
    expect(out).toContain(`Data folder: ${dataFolder}`);
    expect(code).toBe(0);
  },
);

test('P2: a taken port is told in one sentence, with the variable that moves it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => taken.once('listening', listening));
  const { port } = taken.address() as AddressInfo;
  const { code, err } = await start({ PORT_TBC: String(port) });
  taken.close();
  expect([code, err]).toEqual([1, `Port ${port} is taken: set PORT_TBC to a free port.`]);
});

test('P2: nonsense in the environment is refused by name', async () => {
  const { code, err } = await start({ PORT_WRATH: 'many' });
  expect([code, err]).toEqual([1, 'PORT_WRATH must be a port between 0 and 65535, not "many"']);
});
