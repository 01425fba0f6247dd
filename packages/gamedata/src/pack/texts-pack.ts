import { writePack } from '@gearwright/game/dataset/pack.ts';
import { SCHEMA } from '@gearwright/game/dataset/schema.ts';
import type { PackMeta } from '@gearwright/game/dataset/schema.ts';
import { NO_SOURCE, NO_TEXTS } from '@gearwright/game/dataset/text-defaults.ts';
import type { CompiledEdition } from '../compiled.ts';
import { Pool } from './pool.ts';

/** Sentences and sources: what a tooltip shows and no total needs. */
export function textsPack({ edition, date, items, tables }: CompiledEdition): Uint8Array {
  const meta: PackMeta = { kind: 'texts', schema: SCHEMA, edition, date };
  const rows = [...items.texts.items].toSorted(([one], [other]) => one - other);
  const sources = new Pool<string>();
  const lines = rows.map(([, texts]) =>
    JSON.stringify({
      ...differing({ ...texts, sources: [] }, NO_TEXTS),
      ...(texts.sources.length === 0
        ? {}
        : {
            sources: texts.sources.map((source) =>
              sources.place(JSON.stringify(differing(source, NO_SOURCE))),
            ),
          }),
    }),
  );
  return writePack([
    { name: 'meta', json: meta },
    { name: 'ids', column: Int32Array.from(rows, ([id]) => id) },
    { name: 'items', strings: lines },
    { name: 'sources', strings: sources.values },
    { name: 'setBonuses', strings: items.texts.setBonuses },
    { name: 'uses', json: Object.fromEntries(items.texts.uses) },
    { name: 'talentRanks', json: tables.texts.talentRanks },
    { name: 'glyphs', json: Object.fromEntries(tables.texts.glyphs) },
    { name: 'runes', json: Object.fromEntries(tables.texts.runes) },
  ]);
}

/** The fields that are not as usual, in the order of the usual ones. */
function differing<Value extends object>(value: Value, usual: Value): Partial<Value> {
  const fields = (Object.keys(usual) as (keyof Value)[]).filter(
    (field) => JSON.stringify(value[field]) !== JSON.stringify(usual[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, value[field]])) as Partial<Value>;
}
