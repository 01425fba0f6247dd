import type { Command } from './command.ts';
import { autofill } from './commands/autofill.ts';
import { convert } from './commands/convert.ts';
import { item } from './commands/item.ts';
import { items } from './commands/items.ts';
import { link } from './commands/link.ts';
import { search } from './commands/search.ts';
import { totals } from './commands/totals.ts';
import { value } from './commands/value.ts';

/** Every command of gw, in the order its help lists them. */
export const COMMANDS: readonly Command[] = [
  items,
  item,
  search,
  totals,
  value,
  autofill,
  convert,
  link,
];
