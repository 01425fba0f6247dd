import { writePack } from '@gearwright/game/dataset/pack.ts';
import type { Section } from '@gearwright/game/dataset/pack.ts';
import { SCHEMA } from '@gearwright/game/dataset/schema.ts';
import type { PackMeta } from '@gearwright/game/dataset/schema.ts';
import type { SuffixTable } from '@gearwright/game/dataset/suffixes.ts';
import type { CompiledEdition, RandomSuffixTable } from '../compiled.ts';
import { itemColumns } from './item-columns.ts';
import { sourceColumns } from './source-columns.ts';

/** What search and totals need: numbers, ids, names, flags and tables. */
export function corePack({ edition, date, items, tables, value }: CompiledEdition): Uint8Array {
  const meta: PackMeta = { kind: 'core', schema: SCHEMA, edition, date };
  const { texts: _, ...people } = tables;
  return writePack([
    { name: 'meta', json: meta },
    ...under('items', [
      ...itemColumns(items.items, items.heirlooms),
      ...sourceColumns(items.items, items.texts.items),
    ]),
    { name: 'suffixes', json: suffixTable(items.suffixes) },
    { name: 'sets', json: items.sets },
    { name: 'enchants', json: items.enchants },
    { name: 'heirlooms', json: items.heirlooms },
    { name: 'zones', json: items.zones },
    { name: 'factions', json: items.factions },
    ...Object.entries({ ...people, ...value }).map(([name, json]): Section => ({ name, json })),
  ]);
}

function under(prefix: string, sections: readonly Section[]): Section[] {
  return sections.map((section) => ({ ...section, name: `${prefix}.${section.name}` }));
}

function suffixTable({ suffixes, groups, items }: RandomSuffixTable): SuffixTable {
  return {
    suffixes: suffixes.map(({ id, name, stats, allocation }) => ({
      id,
      name,
      ...(stats === null ? {} : { stats }),
      ...(allocation === null ? {} : { allocation }),
    })),
    groups,
    items: Object.fromEntries(
      [...items].map(([id, { group, points }]) => [id, [group, points] as const]),
    ),
  };
}
