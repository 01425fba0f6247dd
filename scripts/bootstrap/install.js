import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './root.js';

const LOCK = inRoot('package-lock.json');
/** What npm itself records of the last install. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.gearwright-installed');

/** Installs what the lock file names, when node_modules is missing or was made from another lock file. */
export function installDependencies() {
  const lock = readFileSync(LOCK);
  const hash = createHash('sha256').update(lock).digest('hex');
  if (readIfThere(STAMP) === hash && existsSync(INSTALLED)) return;
  if (!isInstalled(JSON.parse(lock.toString()))) npmCi();
  writeFileSync(STAMP, hash);
}

/**
 * True when npm has already put every package of the lock file in place, whoever asked it to.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} lock
 */
function isInstalled(lock) {
  const installed = readIfThere(INSTALLED);
  if (installed === null) return false;
  const present = JSON.parse(installed).packages;
  return Object.entries(lock.packages).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    if (!present[path]) return optional === true;
    return link === true || present[path].version === version;
  });
}

function npmCi() {
  console.error('Installing dependencies…');
  const { command, args } = npm();
  const ci = [
    ...args,
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    // Engine warnings of a Node that only begins the work.
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
  ];
  const { status, error, stderr } = spawnSync(command, ci, {
    cwd: root,
    encoding: 'utf8',
    // npm speaks on stdout; ours belongs to the command that follows.
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32' && args.length === 0,
  });
  if (status === 0) return;
  const said = (error ? error.message : stderr).trim();
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(said)) {
    throw new Error(
      'The dependencies are not installed and the npm registry cannot be reached. ' +
        'Connect to the network (or set npm up for your mirror) and run the command again.\n' +
        said,
    );
  }
  throw new Error(`The dependencies could not be installed (npm ci).\n${said}`);
}

/** The npm that called us, so that no other one on the path is used by accident. */
function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') && existsSync(script)
    ? { command: process.execPath, args: [script] }
    : { command: 'npm', args: [] };
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
