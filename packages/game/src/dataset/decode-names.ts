import type { NameLanguage } from '../words/name-languages.ts';
import type { DatasetNames, SourceNames } from './dataset-names.ts';
import { rowOf } from './item-table.ts';
import { openPack } from './pack.ts';
import { checkedMeta } from './schema.ts';

/** Reads a names pack. Throws a PackError when it is damaged or not of this version. */
export function decodeNames(bytes: Uint8Array): DatasetNames {
  const pack = openPack(bytes);
  const { edition } = checkedMeta(pack, 'names');
  const ids = pack.column('ids', 'i32');
  return {
    edition,
    language: pack.json<NameLanguage>('language'),
    itemCount: ids.length,
    item: (baseId) => {
      const row = rowOf(ids, baseId);
      return row < 0 ? null : pack.strings('items')[row]!;
    },
    get sources() {
      return pack.json<SourceNames>('sources');
    },
  };
}
