// The one door of every npm command: makes the clone ready, then runs the command under Node 24.
// Plain JavaScript with built-in modules only, for it runs before anything is installed (Node 20.19 or later).
import { commands } from './bootstrap/commands.js';
import { installDependencies } from './bootstrap/install.js';
import { findNode } from './bootstrap/node.js';
import { prepare } from './bootstrap/prepare.js';
import { runInForeground } from './bootstrap/run.js';

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : null;

try {
  if (!command) {
    throw new Error(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`);
  }
  installDependencies();
  const node = findNode();
  await prepare(node, command.needs, command.needsOnce);
  runInForeground(node, [command.entry, ...(command.args ?? []), ...args]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
