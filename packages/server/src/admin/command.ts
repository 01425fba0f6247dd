import type { Config } from '../config.ts';
import type { Database } from '../storage/open-database.ts';

/** What an operator can do; throws an `AdminError` when it cannot be done. */
export interface AdminCommand {
  readonly name: string;
  /** What follows the name, as the help shows it. */
  readonly takes: readonly string[];
  readonly does: string;
  run(args: readonly string[], at: AdminContext): Promise<void>;
}

export interface AdminContext {
  readonly config: Config;
  /** Opened when first asked for: some commands want the file alone. */
  database(): Promise<Database>;
  say(line: string): void;
}

/** Told in one sentence, without a stack. */
export class AdminError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'AdminError';
  }
}
