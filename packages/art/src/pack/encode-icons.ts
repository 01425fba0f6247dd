import { PALETTE_KEYS } from '@gearwright/game/look/palettes.ts';
import type { EditionIcons } from '../catalogue/choose-edition.ts';
import type { IconChoice } from '../rule/subject.ts';
import type { IconPackHead } from './icon-pack.ts';

/** The file `decodeIcons` reads. `sheetOf` names the sprite a glyph lives in. */
export function encodeIcons(
  icons: EditionIcons,
  dataset: string,
  sheetOf: (glyph: string) => string,
): Uint8Array {
  const numbers = new Map<string, number>();
  const packed = ({ glyph, palette }: IconChoice): number => {
    const name = `${sheetOf(glyph)}#${glyph}`;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number * 16 + PALETTE_KEYS.indexOf(palette);
  };
  const ascending = (map: ReadonlyMap<number, IconChoice>): (readonly [number, IconChoice])[] =>
    [...map].toSorted(([a], [b]) => a - b);
  const spells = ascending(icons.spells);
  const trees = ascending(icons.trees);
  const columns = [
    Uint16Array.from(icons.items, packed),
    Uint16Array.from(icons.enchants, packed),
    Int32Array.from(spells, ([id]) => id),
    Uint16Array.from(spells, ([, choice]) => packed(choice)),
    Uint8Array.from(spells, ([, { field }]) => field),
    Int32Array.from(trees, ([id]) => id),
    Uint16Array.from(trees, ([, choice]) => packed(choice)),
  ];
  if (numbers.size > 4096) throw new Error('more glyphs than twelve bits can number');
  const head: IconPackHead = {
    dataset,
    glyphs: [...numbers.keys()],
    items: icons.items.length,
    enchants: icons.enchants.length,
    spells: spells.length,
    trees: trees.length,
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([
    length,
    text,
    ...columns.map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  ]);
}
