import { existsSync } from 'node:fs';
import { inRoot } from './root.js';

const NEEDED = 24;

/** The system's Node when it is new enough, else the one the lock file brings for this platform. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = platform === 'win' ? 'node.exe' : 'node';
  // A Mac with its own chip runs the Intel build too.
  const builds = [`node-${platform}-${process.arch}`, `node-${platform}-x64`];
  for (const build of builds) {
    const path = inRoot('node_modules', build, 'bin', file);
    if (existsSync(path)) return path;
  }
  throw new Error(
    `Gearwright needs Node ${NEEDED} or later; this is ${process.version}, and none is packaged for ${process.platform}-${process.arch}. Install it from nodejs.org.`,
  );
}
