import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { setOfImport } from '@gearwright/game/exchange/imported-set.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { resolveImport } from '@gearwright/game/exchange/resolve-import.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { MAIN_HAND, slotKey } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { explain, idleEffects } from '@gearwright/game/total/explain.ts';
import type { FigureName } from '@gearwright/game/total/figures.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import type { Totals } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';

export interface Told {
  readonly gameClass: string;
  readonly race?: string;
  readonly level?: number;
  readonly professions?: readonly string[];
  readonly talents?: string;
  readonly items?: readonly object[];
  /** Spell ids of the buffs that are on. */
  readonly buffs?: readonly number[];
  readonly form?: string;
}

/** The sheet of a set as a text tells it, read by the way `gw totals` reads it. */
export function toldSheet(key: EditionKey, told: Told): Totals & { warnings: readonly string[] } {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const { gameClass, race = 'human', level = edition.maxLevel, professions = [] } = told;
  const text = JSON.stringify({
    character: { gameClass, race, level, professions },
    items: told.items ?? [],
    ...(told.talents && { talents: told.talents }),
    buffs: (told.buffs ?? []).map((spellId) => ({ spellId, enabled: true })),
    exportOptions: { buffs: true, talents: true, form: told.form ?? null },
  });
  const resolved = resolveImport(readImport(text), { edition, dataset });
  const { set, wearer } = setOfImport(resolved, { edition });
  const sheet = setTotals(set, { edition, dataset, wearer, form: resolved.form, buffs: true });
  return { ...sheet, warnings: resolved.warnings.map(({ message }) => message) };
}

/** What a source of this name gives a figure; 0 when it gives it nothing. */
export function given(sheet: Totals, figure: FigureName, name: string): number {
  const parts = explain(sheet, figure).filter(({ source }) => source.name === name);
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Why effects of a source of this name add nothing as the wearer stands. */
export function idleReasons(sheet: Totals, name: string): readonly string[] {
  return idleEffects(sheet).flatMap(({ line, because }) =>
    line.source.name === name ? [because.kind] : [],
  );
}

/** So many pieces of a set, each in its own place. */
export function piecesOf(key: EditionKey, setName: string, count: number): readonly object[] {
  const dataset = loadDataset(key);
  const set = dataset.sets.find(({ name }) => name === setName);
  if (set === undefined) throw new Error(`${key} has no set ${setName}`);
  const bySlot = new Map<string, Item>();
  for (const id of set.itemIds) {
    const item = dataset.item(String(id))!;
    const place = placeOf(item);
    if (place !== null && !bySlot.has(place)) bySlot.set(place, item);
  }
  const pieces = [...bySlot].slice(0, count).map(([slot, { id }]) => ({ slot, id: Number(id) }));
  if (pieces.length < count) throw new Error(`${setName} has only ${pieces.length} places`);
  return pieces;
}

function placeOf({ slotId, handed }: Item): string | null {
  if (slotId === null) return null;
  if (slotId === MAIN_HAND) return handed === 'off' ? 'OFF_HAND' : 'MAIN_HAND';
  return slotKey(slotId);
}
