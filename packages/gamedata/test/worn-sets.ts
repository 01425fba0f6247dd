import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Wearer } from '@gearwright/game/character/character.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { importing } from '@gearwright/game/exchange/import-into.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { resolveImport } from '@gearwright/game/exchange/resolve-import.ts';
import type { Gear, GearSet } from '@gearwright/game/set/gear-set.ts';
import { emptyGear, newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { EMPTY_PIECE } from '@gearwright/game/set/piece.ts';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { talentRanks } from '@gearwright/game/talent/read-talents.ts';
import type { TotalsInput } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';

const SHEETS = fileURLToPath(new URL('../../game/test/sheets/', import.meta.url));

export interface KnownSheet {
  readonly edition: EditionKey;
  readonly name: string;
  readonly expected: Readonly<Record<string, number>>;
  readonly judge: readonly string[];
  readonly stages: Readonly<Record<'base' | 'gear', Readonly<Record<string, number>>>>;
}

export interface WornSheet {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly wearer: Wearer;
  readonly set: GearSet;
  readonly warnings: readonly unknown[];
}

export const knownSheets: readonly (KnownSheet & { readonly text: string })[] = readdirSync(SHEETS)
  .toSorted()
  .map((file) => {
    const text = readFileSync(SHEETS + file, 'utf8');
    return { ...(JSON.parse(text) as KnownSheet), text };
  });

/** The text of a sheet, read and put on as a player's import would be. */
export function putOn({ edition: key, text }: { edition: EditionKey; text: string }): WornSheet {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const resolved = resolveImport(readImport(text), { edition, dataset });
  const gameClass = resolved.wearer.gameClass!;
  const beginnings = { id: '1', characterId: '1', name: 'Sheet', spec: 'any', phase: 0 };
  const bare = newGearSet({ ...beginnings, gameClass });
  const set = importing(resolved, ['items', 'talents'], String)(bare);
  return {
    edition,
    dataset,
    wearer: resolved.wearer as Wearer,
    set,
    warnings: resolved.warnings,
  };
}

/** Without the items, but with the runes engraved on them. */
export function stripped(gear: Gear): Gear {
  return Object.fromEntries(
    SLOT_IDS.map((slot) => [slot, { ...EMPTY_PIECE, rune: gear[slot].rune }]),
  ) as unknown as Gear;
}

/** A published example on somebody who may wear it. */
export function exampleInput(
  edition: Edition,
  dataset: Dataset,
  { gameClass, level, items, talents }: ExampleSet,
): TotalsInput {
  const { races } = dataset.classes.find((facts) => facts.gameClass === gameClass)!;
  const gear = { ...emptyGear() } as Record<number, Gear[0]>;
  for (const { slotId, id, suffixId, enchant, gems, rune } of items) {
    const item = dataset.item(suffixId ? `${id}_${suffixId}` : String(id));
    gear[slotId] = {
      ...EMPTY_PIECE,
      item,
      enchant: enchant ? dataset.enchantByEffect(enchant, slotId, item) : null,
      gems: (gems ?? []).map((gem) => (gem ? dataset.item(String(gem)) : null)),
      rune: rune ? dataset.rune(`spell:${rune}`) : null,
    };
  }
  return {
    edition,
    dataset,
    wearer: { race: races[0]!, gameClass, level, faction: 'horde' },
    gear: gear as Gear,
    talents: talentRanks(talents ?? '', dataset.talents(gameClass)),
    glyphs: [],
    buffs: [],
    consumables: [],
    form: null,
  };
}

/** A sentence where a figure is not what it should be; nothing where it is. */
export function departure(
  label: string,
  shown: number,
  wanted: number,
  within = 1e-6,
): readonly string[] {
  return Math.abs(shown - wanted) <= within ? [] : [`${label}: ${shown} instead of ${wanted}`];
}
