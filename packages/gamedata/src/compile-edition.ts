import { checkEdition } from './check-edition.ts';
import { checkEffects } from './check-effects.ts';
import type { CompiledEdition } from './compiled.ts';
import type { EditionSources } from './editions/edition-sources.ts';
import { compileItemsWithAccount, type ItemOptions } from './steps/items/compile-items.ts';
import { compileNames } from './steps/names/compile-names.ts';
import { readPackage } from './steps/items/package-items.ts';
import { compileTables } from './steps/tables/compile-tables.ts';
import { projectSources, type TextSources } from './steps/tables/text-sources.ts';
import { compileValue } from './steps/value/compile-value.ts';

export interface CompileOptions {
  /** Where the facts and sentences come from; absent is this package and the installed ones. */
  readonly texts?: TextSources;
  readonly items?: Omit<ItemOptions, 'facts'>;
}

export function compileEdition(
  sources: EditionSources,
  { texts = projectSources(), items: options = {} }: CompileOptions = {},
): CompiledEdition {
  const { facts } = texts;
  const { compiled: items, account } = compileItemsWithAccount(sources, { ...options, facts });
  const tables = compileTables(sources, texts);
  const compiled: CompiledEdition = {
    edition: sources.edition.key,
    date: sources.date,
    items,
    tables,
    value: compileValue(sources, items, facts),
    names: compileNames(items, facts, readPackage(sources.itemPackage, options.packagePath)),
    account,
  };
  checkEdition(compiled, sources.edition);
  checkEffects(compiled, facts);
  return compiled;
}
