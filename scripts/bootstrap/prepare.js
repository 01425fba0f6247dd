import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.js';
import { inRoot, root } from './root.js';

/**
 * What must be made before a command runs. `inputs` are only looked at, not read: a step whose inputs
 * were not touched since it last succeeded is skipped in milliseconds; otherwise it decides for itself.
 */
const steps = {
  data: {
    entry: 'packages/gamedata/src/compile.ts',
    inputs: ['packages/gamedata', 'packages/game/src', 'package-lock.json'],
    output: 'packages/gamedata/out/wrath/manifest.json',
    after: [],
  },
  art: {
    entry: 'packages/art/src/build.ts',
    inputs: ['packages/art', 'packages/game/src', 'package-lock.json'],
    output: 'packages/art/out/manifest.json',
    after: /** @type {const} */ (['data']),
  },
  web: {
    entry: 'packages/web/build.ts',
    inputs: ['packages/web', 'packages/game/src', 'package-lock.json'],
    output: 'packages/web/dist/wrath/index.html',
    after: [],
  },
  sites: {
    entry: 'packages/server/src/publish/main.ts',
    inputs: ['packages/server/src/publish'],
    output: 'packages/server/out/web/wrath/index.html',
    after: /** @type {const} */ (['data', 'art', 'web']),
  },
};

/**
 * @param {string} node
 * @param {(keyof typeof steps)[]} needs
 */
export function prepare(node, needs) {
  for (const name of needs) {
    const { entry, inputs, output, after } = steps[name];
    const stamp = inRoot('.cache', `${name}.stamp`);
    const inputsAndBefore = [...inputs, ...after.map((before) => `.cache/${before}.stamp`)];
    const now = fingerprint(inputsAndBefore);
    if (existsSync(stamp) && existsSync(inRoot(output)) && readFileSync(stamp, 'utf8') === now) {
      continue;
    }
    const { status, signal } = spawnSync(node, [entry], { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) {
      throw new Error(
        `Preparing the ${name} failed (${entry}: ${signal ?? `exit code ${status}`}).`,
      );
    }
    mkdirSync(inRoot('.cache'), { recursive: true });
    writeFileSync(stamp, now);
  }
}
