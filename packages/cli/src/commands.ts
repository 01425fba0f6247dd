import type { Command } from './command.ts';
import { items } from './commands/items.ts';

/** Every command of gw, in the order its help lists them. */
export const COMMANDS: readonly Command[] = [items];
