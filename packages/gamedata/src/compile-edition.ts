import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { checkEdition } from './check-edition.ts';
import { checkEffects } from './check-effects.ts';
import type { CompiledEdition } from './compiled.ts';
import { SOURCE_DATES } from './source-dates.ts';
import { compileItemsWithAccount } from './steps/items/compile-items.ts';
import { compileTables } from './steps/tables/compile-tables.ts';
import { projectFacts } from './steps/tables/facts-folder.ts';
import { compileValue } from './steps/value/compile-value.ts';

export function compileEdition(edition: EditionKey): CompiledEdition {
  const { compiled: items, account } = compileItemsWithAccount(edition);
  const tables = compileTables(edition);
  const compiled: CompiledEdition = {
    edition,
    date: SOURCE_DATES[edition],
    items,
    tables,
    value: compileValue(edition, items),
    account,
  };
  checkEdition(compiled);
  checkEffects(compiled, projectFacts());
  return compiled;
}
