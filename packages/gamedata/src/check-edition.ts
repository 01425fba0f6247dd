import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { editionHasStat, type StatAges, type Stats } from '@gearwright/game/stat/catalogue.ts';
import type { CompiledEdition } from './compiled.ts';
import { SourceError } from './compiled.ts';

/** A row that names something the edition does not have. */
export interface Dangling {
  readonly table: string;
  readonly row: string;
  readonly reason: string;
}

/** Ids that lead nowhere, or are given twice, stop the compile with the first of them. */
export function checkEdition(compiled: CompiledEdition, ages?: StatAges): void {
  const [first] = dangling(compiled, ages);
  if (first === undefined) return;
  throw new SourceError(`${compiled.edition} ${first.table}`, first.row, first.reason);
}

function* dangling(
  compiled: CompiledEdition,
  ages: StatAges = EDITIONS[compiled.edition],
): Iterable<Dangling> {
  yield* itemOrder(compiled);
  yield* setMembers(compiled);
  yield* suffixGroups(compiled);
  yield* enchantIds(compiled);
  yield* textRows(compiled);
  yield* spellIds(compiled);
  yield* setBonusTexts(compiled);
  yield* presetStats(compiled, ages);
  yield* negativeRatings(compiled);
}

/** A weight for a stat the edition does not have could neither count nor be pasted back; a phase is a whole number. */
function* presetStats(
  { tables: { presets } }: CompiledEdition,
  ages: StatAges,
): Iterable<Dangling> {
  for (const { id, phase, stats } of presets) {
    if (phase !== null && !Number.isInteger(phase)) {
      yield { table: 'presets', row: id, reason: `${phase} is no phase` };
    }
    const stray = stats.find(({ name }) => !editionHasStat(name, ages));
    if (stray !== undefined) {
      yield { table: 'presets', row: id, reason: `${stray.name} is no stat of this edition` };
    }
  }
}

/** Nothing worn has a rating below nothing: such a one was misread. A potion may have its price. */
function* negativeRatings({ items: { items, enchants, sets, suffixes } }: CompiledEdition) {
  const worn = items.filter(({ kind }) => kind !== 'consumable');
  const givers: readonly { readonly row: string; readonly stats: Stats | null }[] = [
    ...worn.map(({ id, name, stats }) => ({ row: `item ${id} ${name}`, stats })),
    ...worn.map(({ id, name, socketBonus }) => ({
      row: `item ${id} ${name}`,
      stats: socketBonus,
    })),
    ...enchants.map(({ id, name, stats }) => ({ row: `enchant ${id} ${name}`, stats })),
    ...sets.flatMap(({ name, bonuses }) => bonuses.map(({ stats }) => ({ row: name, stats }))),
    ...suffixes.suffixes.map(({ name, stats }) => ({ row: name, stats: stats ?? null })),
  ];
  for (const { row, stats } of givers) {
    const stray = Object.entries(stats ?? {}).find(([name, amount]) =>
      isBelowNothing(name, amount),
    );
    if (stray !== undefined) yield { table: 'items', row, reason: `${stray[0]} of ${stray[1]}` };
  }
}

function isBelowNothing(name: string, amount: number): boolean {
  return name.endsWith('Rating') && amount < 0;
}

function* itemOrder({ items: { items } }: CompiledEdition): Iterable<Dangling> {
  let last = 0;
  for (const { id, baseId, name } of items) {
    const row = `item ${id} ${name}`;
    if (baseId <= last) yield { table: 'items', row, reason: `stands after ${last}` };
    if (id !== String(baseId)) yield { table: 'items', row, reason: `its number is ${baseId}` };
    last = baseId;
  }
}

function* setMembers({ items: { items, sets } }: CompiledEdition): Iterable<Dangling> {
  const known = new Set(sets.map((set) => set.id));
  for (const { id, name, setId } of items) {
    if (setId !== null && !known.has(setId)) {
      yield { table: 'items', row: `item ${id} ${name}`, reason: `unknown set ${setId}` };
    }
  }
  yield* twice('sets', sets, (set) => `set ${set.id}`);
}

function* suffixGroups({ items: { items, suffixes } }: CompiledEdition): Iterable<Dangling> {
  const known = new Set(suffixes.suffixes.map((suffix) => suffix.id));
  for (const [index, group] of suffixes.groups.entries()) {
    const stray = group.find((id) => !known.has(id));
    if (stray !== undefined) {
      yield { table: 'suffixes', row: `group ${index}`, reason: `unknown suffix ${stray}` };
    }
  }
  for (const [id, { group }] of suffixes.items) {
    if (suffixes.groups[group] === undefined) {
      yield { table: 'suffixes', row: `item ${id}`, reason: `unknown group ${group}` };
    }
  }
  for (const { id, baseId, name, random } of items) {
    // The reverse is a gap the sources leave, which the account lists.
    if (!random && suffixes.items.has(baseId)) {
      const row = `item ${id} ${name}`;
      yield { table: 'items', row, reason: 'has suffixes but is not random' };
    }
  }
}

function* enchantIds({ items: { enchants } }: CompiledEdition): Iterable<Dangling> {
  yield* twice('enchants', enchants, (enchant) => enchant.id);
}

function* textRows({ items: { items, texts } }: CompiledEdition): Iterable<Dangling> {
  const known = new Set(items.map((item) => item.baseId));
  for (const [id, { materials }] of texts.items) {
    if (!known.has(id)) yield { table: 'texts', row: `item ${id}`, reason: 'no such item' };
    const stray = materials.find((reagent) => !known.has(reagent.itemId));
    if (stray !== undefined) {
      yield { table: 'texts', row: `item ${id}`, reason: `unknown reagent ${stray.itemId}` };
    }
  }
}

function* setBonusTexts({ items: { sets, texts } }: CompiledEdition): Iterable<Dangling> {
  for (const { id, name, bonuses } of sets) {
    const stray = bonuses.find(({ text }) => text !== null && texts.setBonuses[text] === undefined);
    if (stray !== undefined) {
      yield { table: 'sets', row: `set ${id} ${name}`, reason: `unknown sentence ${stray.text}` };
    }
  }
}

function* spellIds({ tables: { spells, talents, texts } }: CompiledEdition): Iterable<Dangling> {
  yield* twice('spells', spells, (spell) => `spell ${spell.id}`);
  const known = new Set(spells.map((spell) => spell.id));
  const told = new Set(texts.talentRanks.map((rank) => rank.spellId));
  for (const { id, name, rootSpellId } of spells) {
    if (!known.has(rootSpellId)) {
      yield { table: 'spells', row: `spell ${id} ${name}`, reason: `unknown root ${rootSpellId}` };
    }
  }
  for (const talent of talents.flatMap(({ trees }) => trees.flatMap((tree) => tree.talents))) {
    const untold = talent.spellIds.find((spellId) => !told.has(spellId));
    if (untold !== undefined) {
      yield { table: 'talents', row: talent.name, reason: `no text for rank ${untold}` };
    }
  }
}

function* twice<Row>(
  table: string,
  rows: readonly Row[],
  key: (row: Row) => string,
): Iterable<Dangling> {
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(key(row))) yield { table, row: key(row), reason: 'is there twice' };
    seen.add(key(row));
  }
}
