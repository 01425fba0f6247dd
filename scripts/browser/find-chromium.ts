import { installDebian, isProgram, mayInstall, onPath } from '../system/debian.ts';

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

/** Not every Debian has the shell. */
function install(
  names: readonly string[],
  packages: readonly string[],
  env: NodeJS.ProcessEnv,
): string | null {
  console.log('Installing Chromium for the browser tests…');
  return installDebian(
    packages.map((name) => [name, FONTS]),
    names,
    env,
  );
}
