import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of the programs that is on the PATH, with its folder. */
export function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | null {
  const folders = (env.PATH ?? '').split(delimiter);
  for (const name of names) {
    const folder = folders.find((each) => isProgram(join(each, name)));
    if (folder !== undefined) return join(folder, name);
  }
  return null;
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether packages can be installed here: Debian or a child of it, as root. */
export function mayInstall(): boolean {
  const release = '/etc/os-release';
  if (process.getuid?.() !== 0 || !existsSync(release)) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
}

/** Installs the first of the choices that can be had, and says which program it brought. */
export function installDebian(
  choices: readonly (readonly string[])[],
  programs: readonly string[],
  env: NodeJS.ProcessEnv,
): string | null {
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'pipe' } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  for (const packages of choices) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', ...packages], quiet);
    if (status === 0) return onPath(programs, env);
  }
  return null;
}
