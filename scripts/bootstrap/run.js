import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.js';

/** Milliseconds. */
const ORPHAN_CHECK = 300;

/**
 * Runs the command with our own stdin, stdout and stderr, hands it every signal, and ends as it ends.
 * @param {string} node
 * @param {string[]} args
 */
export function runInForeground(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // npm puts a shell between itself and us that dies of a signal without passing it on.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, ORPHAN_CHECK).unref();
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0);
    process.exit();
  });
}
