import { chooseField } from '../rule/choose-field.ts';
import { PALETTE_KEYS } from '@gearwright/game/look/palettes.ts';
import type { IconChoice, IconField } from '../rule/subject.ts';

/**
 * What a page needs to picture an edition, in one small file: a JSON head, then columns of numbers.
 * A choice is glyph × 16 + palette. The field follows from the id; only spells store it, for their ranks share one.
 */
export interface IconPackHead {
  /** Version of the dataset whose rows the columns follow. */
  readonly dataset: string;
  /** `sheet#glyph`, by number. */
  readonly glyphs: readonly string[];
  readonly items: number;
  readonly enchants: number;
  readonly spells: number;
  readonly trees: number;
}

/** A picture as the page draws it: which sprite, which symbol, which classes. */
export interface PackedIcon extends IconChoice {
  readonly sheet: string;
}

export interface IconPack {
  readonly dataset: string;
  /** Row of the item table, and the item's id without suffix. */
  item(row: number, baseId: number): PackedIcon;
  /** Place in `dataset.enchants`, and the enchant's id. */
  enchant(index: number, id: string): PackedIcon;
  /** Any rank of an ability, talent, rune, glyph, buff, form or racial; null when the edition lacks it. */
  spell(spellId: number): PackedIcon | null;
  tree(treeId: number): PackedIcon | null;
}

const HEAD_BYTES = 4;

export function decodeIcons(bytes: Uint8Array): IconPack {
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = JSON.parse(
    new TextDecoder().decode(bytes.subarray(HEAD_BYTES, HEAD_BYTES + headLength)),
  ) as IconPackHead;
  let at = HEAD_BYTES + headLength;
  // Copied, for columns must begin at whole numbers of their own size.
  const take = (length: number): Uint8Array => new Uint8Array(bytes.subarray(at, (at += length)));
  const shorts = (count: number): Uint16Array => new Uint16Array(take(count * 2).buffer);
  const ids = (count: number): Int32Array => new Int32Array(take(count * 4).buffer);

  const items = shorts(head.items);
  const enchants = shorts(head.enchants);
  const spellIds = ids(head.spells);
  const spells = shorts(head.spells);
  const spellFields = take(head.spells);
  const treeIds = ids(head.trees);
  const trees = shorts(head.trees);

  const unpack = (packed: number | undefined, id: string, field = chooseField(id)): PackedIcon => {
    const [sheet, glyph] = (head.glyphs[(packed ?? -1) >> 4] ?? '').split('#');
    const palette = PALETTE_KEYS[(packed ?? 0) & 15];
    if (!sheet || !glyph || !palette) throw new Error(`no icon for ${id}`);
    return { sheet, glyph, palette, field };
  };
  return {
    dataset: head.dataset,
    item: (row, baseId) => unpack(items[row], String(baseId)),
    enchant: (index, id) => unpack(enchants[index], id),
    spell(spellId) {
      const row = find(spellIds, spellId);
      return row < 0 ? null : unpack(spells[row], String(spellId), spellFields[row] as IconField);
    },
    tree(treeId) {
      const row = find(treeIds, treeId);
      return row < 0 ? null : unpack(trees[row], `tree:${treeId}`);
    },
  };
}

/** Ids ascend. */
function find(ids: Int32Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
