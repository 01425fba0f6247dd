import { checksum } from '../dataset/checksum.ts';
import { encodeText } from '../dataset/text-codec.ts';
import type { Inventory } from './inventory.ts';

/** Names what is in the bags: the same contents have the same version, wherever they are stored. */
export function inventoryVersion(inventory: Inventory): string {
  const text = JSON.stringify(
    inventory.map(({ id, place, enchant, gems }) => [id, place, enchant, gems]),
  );
  const bytes = encodeText(text);
  const words = new Uint8Array(Math.ceil(bytes.byteLength / 4) * 4);
  words.set(bytes);
  return checksum(words);
}
