import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { printLines } from './terminal.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  run(args: readonly string[], terminal: Terminal): Promise<void>;
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true }>
>['values'];

interface Description<Options extends ParseArgsOptionsConfig> {
  readonly name: string;
  readonly summary: string;
  /** What `gw name --help` prints. */
  readonly help: string;
  readonly options: Options;
  /** What stands behind the options, by name; absent where nothing does. */
  readonly takes?: string;
  run(values: Values<Options>, terminal: Terminal, named: readonly string[]): Promise<void>;
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

export function defineCommand<const Options extends ParseArgsOptionsConfig>(
  description: Description<Options>,
): Command {
  const { name, summary, help, options, takes, run } = description;
  return {
    name,
    summary,
    run: async (args, terminal) => {
      const { values, positionals } = read(
        name,
        args,
        { ...options, ...HELP },
        takes !== undefined,
      );
      if (values.help) return printLines(terminal, [help.trim()]);
      return run(values as Values<Options>, terminal, positionals);
    },
  };
}

function read(
  name: string,
  args: readonly string[],
  options: ParseArgsOptionsConfig,
  allowPositionals: boolean,
): { readonly values: Record<string, unknown>; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals });
  } catch (error) {
    throw new UsageError(`${said(error)} Try: gw ${name} --help`);
  }
}

/** Node's own sentence, without its advice about arguments that begin with a dash. */
function said(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  const [first] = message.split(/[.\n]/, 1);
  return `${first}.`;
}
