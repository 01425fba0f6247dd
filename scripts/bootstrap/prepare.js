import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.js';
import { inRoot, root } from './root.js';

const EDITIONS = listed('edition-keys.ts', 'EDITION_KEYS');
const SITES = listed('sites.ts', 'SITE_KEYS');

/**
 * What must be made before a command runs. `inputs` are only looked at, not read: a step whose inputs
 * were not touched since it last succeeded is skipped in milliseconds; otherwise it decides for itself.
 */
const steps = {
  data: {
    doing: 'Compiling the data',
    entry: 'packages/gamedata/src/compile.ts',
    inputs: ['packages/gamedata', 'packages/game/src', 'package-lock.json'],
    outputs: EDITIONS.map((edition) => `packages/gamedata/out/${edition}/manifest.json`),
    after: [],
  },
  art: {
    doing: 'Making the icons',
    entry: 'packages/art/src/build.ts',
    inputs: ['packages/art', 'packages/game/src', 'package-lock.json'],
    outputs: ['packages/art/out/manifest.json'],
    after: /** @type {const} */ (['data']),
  },
  addon: {
    doing: 'Packing the add-on',
    entry: 'scripts/addon/main.ts',
    inputs: ['addon/Gearwright', 'scripts/addon', 'LICENSE'],
    outputs: ['addon/out/Gearwright.zip'],
    after: [],
  },
  web: {
    doing: 'Building the sites',
    entry: 'packages/web/build.ts',
    inputs: [
      'packages/web',
      'packages/game/src',
      'packages/roster/src',
      'packages/api',
      'packages/art/src',
      'packages/model-viewer/src',
      'packages/model-viewer/static',
      'CREDITS.md',
      'package-lock.json',
    ],
    outputs: SITES.map((site) => `packages/web/dist/${site}/index.html`),
    after: [],
  },
  sites: {
    doing: 'Compressing what the sites serve',
    entry: 'packages/server/src/publish/main.ts',
    inputs: ['packages/server/src/publish'],
    outputs: [
      ...SITES.map((site) => `packages/server/out/web/${site}/index.html`),
      ...EDITIONS.map((edition) => `packages/server/out/data/${edition}/manifest.json`),
      'packages/server/out/icons/manifest.json',
      'packages/server/out/addon/Gearwright.zip',
    ],
    after: /** @type {const} */ (['data', 'art', 'addon', 'web']),
  },
};

/**
 * The words of a list that the game's sources name. Read as text, for this runs under whatever Node is there.
 * @param {string} file
 * @param {string} name
 * @returns {string[]}
 */
function listed(file, name) {
  const text = readFileSync(inRoot('packages/game/src/edition', file), 'utf8');
  const list = text.split(`export const ${name} = [`)[1]?.split(']')[0];
  if (list === undefined) throw new Error(`${file} has no list ${name}.`);
  return list.split(',').flatMap((word) => word.trim().slice(1, -1) || []);
}

/**
 * Steps that do not wait for one another are made side by side.
 * @param {string} node
 * @param {(keyof typeof steps)[]} needs made anew where their inputs have changed; what they come after stands before
 * @param {(keyof typeof steps)[]} [needsOnce] made only where they are missing
 */
export async function prepare(node, needs, needsOnce = []) {
  /** @type {Map<keyof typeof steps, Promise<void>>} */
  const begun = new Map();
  for (const name of [...needs, ...needsOnce]) {
    const before = Promise.all(steps[name].after.flatMap((each) => begun.get(each) ?? []));
    begun.set(
      name,
      before.then(() => make(node, name, needsOnce.includes(name))),
    );
  }
  await Promise.all(begun.values());
}

/**
 * @param {string} node
 * @param {keyof typeof steps} name
 * @param {boolean} isOnce
 */
async function make(node, name, isOnce) {
  const { doing, entry, inputs, outputs, after } = steps[name];
  const stamp = inRoot('.cache', `${name}.stamp`);
  const now = fingerprint([...inputs, ...after.map((before) => `.cache/${before}.stamp`)]);
  const made = [stamp, ...outputs.map((output) => inRoot(output))].every((file) =>
    existsSync(file),
  );
  if (made && (isOnce || readFileSync(stamp, 'utf8') === now)) return;
  if (!made) console.error(`${doing}…`);
  await run(node, entry, name);
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(stamp, now);
}

/**
 * @param {string} node
 * @param {string} entry
 * @param {string} name
 * @returns {Promise<void>}
 */
function run(node, entry, name) {
  return new Promise((done, fail) => {
    const child = spawn(node, [entry], { cwd: root, stdio: ['ignore', 2, 2] });
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      if (code === 0) return done();
      const how = signal ?? `exit code ${code}`;
      fail(new Error(`Preparing the ${name} failed (${entry}: ${how}).`));
    });
  });
}
