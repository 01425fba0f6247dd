import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { HELD_IN_OFF_HAND, IDOL, SHIELD } from '@gearwright/game/item/weapon-types.ts';
import { TRINKET_1 } from '@gearwright/game/slot/slots.ts';
import { EMBLEMS } from '../draw/class-emblem.ts';
import { SLOT_GLYPHS } from '../draw/slot-signs.ts';
import type { IconChoice } from '../rule/subject.ts';
import type { EditionIcons } from './choose-edition.ts';

/** A page loads a sprite when it first shows something of it, so they follow what is seen together. */
export const SHEETS = ['armor', 'weapons', 'goods', 'spells'] as const;
export type Sheet = (typeof SHEETS)[number];

function sheetOfItem(item: Item): Sheet {
  const { kind, slotId, weaponType } = item;
  if (kind === 'glyph') return 'spells';
  if (kind !== 'equipment' || slotId === TRINKET_1) return 'goods';
  if (weaponType === null) return 'armor';
  return weaponType === HELD_IN_OFF_HAND || weaponType >= IDOL
    ? 'goods'
    : weaponType === SHIELD
      ? 'armor'
      : 'weapons';
}

/** Each glyph lives in one sprite, the first of the list that needs it. */
export class SheetPlan {
  readonly #glyphs = new Map<Sheet, Set<string>>(SHEETS.map((sheet) => [sheet, new Set<string>()]));

  constructor() {
    for (const glyph of Object.values(SLOT_GLYPHS)) this.#add('armor', glyph);
    for (const { glyph } of Object.values(EMBLEMS)) this.#add('spells', glyph);
  }

  addEdition(dataset: Dataset, icons: EditionIcons): void {
    for (const [row, { glyph }] of icons.items.entries()) {
      const item = dataset.item(String(dataset.items.ids[row]));
      if (item) this.#add(sheetOfItem(item), glyph);
    }
    const { enchants, spells, trees } = icons;
    for (const { glyph } of [...enchants, ...spells.values(), ...trees.values()]) {
      this.#add('spells', glyph);
    }
  }

  addNamed(choice: IconChoice): void {
    this.#add('spells', choice.glyph);
  }

  sheetOf(glyph: string): Sheet {
    const sheet = SHEETS.find((candidate) => this.#glyphs.get(candidate)?.has(glyph));
    if (!sheet) throw new Error(`glyph ${glyph} is in no sprite`);
    return sheet;
  }

  /** In alphabetical order, so that the same glyphs make the same file. */
  glyphsOf(sheet: Sheet): readonly string[] {
    return [...(this.#glyphs.get(sheet) ?? [])]
      .filter((glyph) => this.sheetOf(glyph) === sheet)
      .toSorted();
  }

  #add(sheet: Sheet, glyph: string): void {
    this.#glyphs.get(sheet)?.add(glyph);
  }
}
