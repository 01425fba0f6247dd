import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { setOfImport, type ImportedGearSet } from '@gearwright/game/exchange/imported-set.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { resolveImport, type ResolvedImport } from '@gearwright/game/exchange/resolve-import.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { chooseEdition } from './choose-edition.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

export interface InputSet extends ImportedGearSet {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly resolved: ResolvedImport;
  readonly warnings: readonly string[];
}

/** The set on standard input, in any form the importer knows; one sentence when it cannot be read. */
export async function readInputSet(
  editionText: string | undefined,
  terminal: Terminal,
): Promise<InputSet> {
  const key = chooseEdition(editionText);
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const text = await readAll(terminal);
  try {
    const resolved = resolveImport(readImport(text), { edition, dataset });
    return {
      ...setOfImport(resolved, { edition }),
      edition,
      dataset,
      resolved,
      warnings: resolved.warnings.map((warning) => warning.message),
    };
  } catch (error) {
    if (error instanceof PlannerError) throw new UsageError(error.message);
    throw error;
  }
}

export async function readAll({ input }: Terminal): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of input) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
