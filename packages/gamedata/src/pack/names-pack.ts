import { writePack } from '@gearwright/game/dataset/pack.ts';
import { SCHEMA } from '@gearwright/game/dataset/schema.ts';
import type { PackMeta } from '@gearwright/game/dataset/schema.ts';
import type { CompiledEdition, CompiledNames } from '../compiled.ts';

/** The names of an edition in one language. */
export function namesPack(
  { edition, date }: Pick<CompiledEdition, 'edition' | 'date'>,
  { language, items, sources }: CompiledNames,
): Uint8Array {
  const meta: PackMeta = { kind: 'names', schema: SCHEMA, edition, date };
  return writePack([
    { name: 'meta', json: meta },
    { name: 'language', json: language },
    { name: 'ids', column: Int32Array.from(items.keys()) },
    { name: 'items', strings: [...items.values()] },
    { name: 'sources', json: sources },
  ]);
}
