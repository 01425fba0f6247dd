import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without windows, in half the time; it forgets everything when it ends. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FONTS = 'fonts-dejavu-core';

/** A Chromium or Chrome to test with; on Debian as root, one is installed when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  return find([SHELL, ...WHOLE], [SHELL, 'chromium'], env);
}

/** One that keeps its profile on the disk. */
export function findWholeChromium(env: NodeJS.ProcessEnv = process.env): string {
  return find(WHOLE, ['chromium'], env);
}

function find(
  names: readonly string[],
  packages: readonly string[],
  env: NodeJS.ProcessEnv,
): string {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a program.`);
  }
  const found = onPath(names, env) ?? (mayInstall() ? install(names, packages, env) : null);
  if (found !== null) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: install it (on Debian "apt-get install chromium fonts-dejavu-core") or set CHROMIUM_PATH to its program.',
  );
}

function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | null {
  const folders = (env.PATH ?? '').split(delimiter);
  for (const name of names) {
    const folder = folders.find((each) => isProgram(join(each, name)));
    if (folder !== undefined) return join(folder, name);
  }
  return null;
}

function mayInstall(): boolean {
  const release = '/etc/os-release';
  if (process.getuid?.() !== 0 || !existsSync(release)) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
}

/** The first of the packages that can be had: not every Debian has the shell. */
function install(
  names: readonly string[],
  packages: readonly string[],
  env: NodeJS.ProcessEnv,
): string | null {
  console.log('Installing Chromium for the browser tests…');
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'pipe' } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  for (const name of packages) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', name, FONTS], quiet);
    if (status === 0) return onPath(names, env);
  }
  return null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
