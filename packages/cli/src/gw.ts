import { DataMissingError } from '@gearwright/gamedata/load.ts';
import type { Command } from './command.ts';
import { helpText } from './help.ts';
import { printLines } from './terminal.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const ASKS_FOR_HELP = new Set([undefined, 'help', '--help', '-h']);

/** Runs one command line and gives its exit code. */
export async function gw(
  [name, ...args]: readonly string[],
  commands: readonly Command[],
  terminal: Terminal,
): Promise<number> {
  try {
    if (ASKS_FOR_HELP.has(name)) {
      await printLines(terminal, [helpText(commands)]);
      return 0;
    }
    const command = commands.find((known) => known.name === name);
    if (command === undefined) throw new UsageError(`Unknown command "${name}". Try: gw --help`);
    await command.run(args, terminal);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof DataMissingError)) throw error;
    terminal.errors.write(`${error.message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
