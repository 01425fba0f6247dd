import { CLASSES, RACES } from '../words/classes-and-races.ts';
import type { Faction } from '../words/classes-and-races.ts';
import type { Bind, Handed, ItemKind } from '../item/item.ts';
import { PROFESSIONS } from '../item/professions.ts';
import { SOURCE_TYPES } from '../item/source-types.ts';
import { STAT_NAMES } from '../stat/catalogue.ts';

/** The numbers that stand for words in a pack's columns: places in these lists, null first where nothing is a choice. */
export const KIND_CODES: readonly ItemKind[] = [
  'equipment',
  'ammo',
  'gem',
  'glyph',
  'consumable',
  'enchant',
  'reagent',
];
export const HANDED_CODES: readonly (Handed | null)[] = [null, 'one', 'main', 'off', 'two'];
export const FACTION_CODES: readonly (Faction | null)[] = [null, 'alliance', 'horde'];
export const BIND_CODES: readonly (Bind | null)[] = [null, 'equip', 'pickup', 'use', 'account'];
export const PROFESSION_CODES: readonly (string | null)[] = [null, ...PROFESSIONS];

/** In byte columns: cannot be worn, has no armor type, is no weapon. */
export const NONE = 255;
/** In mask columns: open to all. */
export const ANYONE = 0xffff;

/** Every word list a pack's numbers point into: a pack made with other lists is refused. */
export const WORDS: string = [
  KIND_CODES,
  HANDED_CODES,
  FACTION_CODES,
  BIND_CODES,
  PROFESSION_CODES,
  SOURCE_TYPES,
  CLASSES,
  RACES,
  STAT_NAMES,
]
  .map((list) => list.join(' '))
  .join('\n');

/** The bits of the words, in the order of the list. */
export function wordsOf<Word>(mask: number, list: readonly Word[]): readonly Word[] {
  return list.filter((_, bit) => (mask >> bit) & 1);
}

export function maskOf<Word>(words: readonly Word[], list: readonly Word[]): number {
  return words.reduce((mask, word) => {
    const bit = list.indexOf(word);
    if (bit < 0) throw new RangeError(`unknown word ${String(word)}`);
    return mask | (1 << bit);
  }, 0);
}

export function codeOf<Word>(word: Word, list: readonly Word[]): number {
  const code = list.indexOf(word);
  if (code < 0) throw new RangeError(`unknown word ${String(word)}`);
  return code;
}
