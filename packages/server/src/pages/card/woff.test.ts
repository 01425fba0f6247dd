import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cardFonts } from './fonts.ts';
import { unpackWoff } from './woff.ts';

/** Sum of a table's words, as the font's own directory holds it. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const word = Buffer.alloc(4);
    bytes.copy(word, 0, at, Math.min(at + 4, bytes.length));
    sum = (sum + word.readUInt32BE(0)) >>> 0;
  }
  return sum;
}

test('X3: unpacked fonts hold every table, each with its own checksum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = cardFonts(folder);
  expect(files.length).toBe(9);
  for (const file of files) {
    const font = readFileSync(file);
    const count = font.readUInt16BE(4);
    const tags = Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16;
      const tag = font.toString('latin1', at, at + 4);
      const offset = font.readUInt32BE(at + 8);
      const table = font.subarray(offset, offset + font.readUInt32BE(at + 12));
      if (tag !== 'head') expect(checksum(table)).toBe(font.readUInt32BE(at + 4));
      return tag;
    });
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']));
  }
});

test('X3: what is no font is refused', () => {
  expect(() => unpackWoff(Buffer.from('<html></html>'))).toThrow('not a WOFF font');
});
