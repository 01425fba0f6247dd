import { COMMANDS } from './commands.ts';
import { gw } from './gw.ts';

// A reader that had enough (head, less) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await gw(process.argv.slice(2), COMMANDS, {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
