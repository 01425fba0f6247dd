import { installDebian, mayInstall, onPath } from './debian.ts';

/** The version the game's client runs. */
const NAMES = ['lua5.1', 'lua51'];

/** An interpreter of Lua 5.1, installed on Debian as root when there is none; null where it cannot be had. */
export function findLua(env: NodeJS.ProcessEnv = process.env): string | null {
  const found = onPath(NAMES, env);
  if (found !== null || !mayInstall()) return found;
  console.log('Installing Lua 5.1 for the tests of the add-on…');
  return installDebian([['lua5.1']], NAMES, env);
}

export const NO_LUA =
  'The add-on is not tested: that needs Lua 5.1 (on Debian "apt-get install lua5.1").';
