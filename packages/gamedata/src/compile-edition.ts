import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { checkEdition } from './check-edition.ts';
import type { CompiledEdition } from './compiled.ts';
import { SOURCE_DATES } from './source-dates.ts';
import { compileItems } from './steps/items/compile-items.ts';
import { compileTables } from './steps/tables/compile-tables.ts';

export function compileEdition(edition: EditionKey): CompiledEdition {
  const compiled: CompiledEdition = {
    edition,
    date: SOURCE_DATES[edition],
    items: compileItems(edition),
    tables: compileTables(edition),
  };
  checkEdition(compiled);
  return compiled;
}
