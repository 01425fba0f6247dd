import { existsSync } from 'node:fs';
import { ConfigError, readConfig, type Environment } from '../config.ts';
import { databaseSource } from '../storage/database-source.ts';
import { openDatabase, type Database } from '../storage/open-database.ts';
import { AdminError, type AdminCommand, type AdminContext } from './command.ts';
import { COMMANDS } from './commands.ts';

/** Runs one command; answers with the exit code. */
export async function runAdmin(
  [name = 'help', ...args]: readonly string[],
  env: Environment,
  { say, complain }: { say(line: string): void; complain(line: string): void },
): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    helpLines().forEach(say);
    return 0;
  }
  let opened: Database | null = null;
  try {
    const command = COMMANDS.find((each) => each.name === name);
    if (!command) throw new AdminError(`There is no command ${name}: try "npm run admin -- help".`);
    if (args.length !== command.takes.length || args.includes('')) {
      throw new AdminError(`Usage: npm run admin -- ${usage(command)}`);
    }
    const config = readConfig(env);
    const context: AdminContext = {
      config,
      say,
      async database() {
        const source = databaseSource(config);
        if (source.kind === 'sqlite' && !existsSync(source.file)) {
          throw new AdminError(
            `There is no database at ${source.file}: set DATA_DIR to its folder.`,
          );
        }
        return (opened ??= await openDatabase(source));
      },
    };
    await command.run(args, context);
    return 0;
  } catch (error) {
    if (!(error instanceof AdminError || error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  } finally {
    await (opened as Database | null)?.close();
  }
}

function usage({ name, takes }: AdminCommand): string {
  return [name, ...takes].join(' ');
}

function helpLines(): readonly string[] {
  const width = Math.max(...COMMANDS.map((command) => usage(command).length));
  return [
    'npm run admin -- COMMAND, with the same environment as the server (DATA_DIR, DATABASE_URL).',
    '',
    ...COMMANDS.map((command) => `  ${usage(command).padEnd(width)}  ${command.does}`),
    `  ${'help'.padEnd(width)}  shows this list`,
  ];
}
