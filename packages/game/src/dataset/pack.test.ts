import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PackError } from './pack-error.ts';
import { openPack, PACK_FORMAT, writePack } from './pack.ts';
import type { Section } from './pack.ts';

const small: readonly Section[] = [
  { name: 'levels', column: Uint8Array.of(1, 60, 255) },
  { name: 'weights', column: Float64Array.of(0.1, -2.5, 1e300) },
  { name: 'ids', column: Int32Array.of(-1, 19019) },
  { name: 'words', strings: ['Thunderfury', '', 'Blessed Blade of the Windseeker'] },
  { name: 'none', strings: [] },
  { name: 'table', json: { forms: ['bear', 'cat'], quote: '“Märchen”' } },
];

function fault(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof PackError) return error.code;
    throw error;
  }
  return 'read';
}

describe('a pack', () => {
  test('gives back every section as it was put in', () => {
    const pack = openPack(writePack(small));
    expect(pack.column('levels', 'u8')).toEqual(Uint8Array.of(1, 60, 255));
    expect(pack.column('weights', 'f64')).toEqual(Float64Array.of(0.1, -2.5, 1e300));
    expect(pack.column('ids', 'i32')).toEqual(Int32Array.of(-1, 19019));
    expect(pack.strings('words')).toEqual(['Thunderfury', '', 'Blessed Blade of the Windseeker']);
    expect(pack.strings('none')).toEqual([]);
    expect(pack.json('table')).toEqual({ forms: ['bear', 'cat'], quote: '“Märchen”' });
  });

  test('reads columns where they lie, and lists once', () => {
    const bytes = writePack(small);
    const pack = openPack(bytes);
    expect(pack.column('weights', 'f64').buffer).toBe(bytes.buffer);
    expect(pack.strings('words')).toBe(pack.strings('words'));
    expect(pack.json('table')).toBe(pack.json('table'));
  });

  test('is read from the middle of a larger buffer too', () => {
    const bytes = writePack(small);
    const larger = new Uint8Array(bytes.byteLength + 3);
    larger.set(bytes, 3);
    const pack = openPack(larger.subarray(3));
    expect(pack.column('weights', 'f64')).toEqual(Float64Array.of(0.1, -2.5, 1e300));
  });

  test('has the same bytes for the same contents, and another version for others', () => {
    expect(writePack(small)).toEqual(writePack(small));
    const other = writePack([...small, { name: 'more', json: 1 }]);
    expect(openPack(other).version).not.toBe(openPack(writePack(small)).version);
    expect(openPack(other).version).toMatch(/^[0-9a-f]{16}$/);
  });

  test('any strings survive', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
    fc.assert(
      fc.property(fc.array(text), (strings) => {
        expect(openPack(writePack([{ name: 's', strings }])).strings('s')).toEqual(strings);
      }),
    );
  });

  test('two sections of one name are refused when written', () => {
    const twice = { name: 'twice', json: 1 };
    expect(() => writePack([twice, twice])).toThrow(RangeError);
  });

  test('a string that would split in two is refused when written', () => {
    expect(() => writePack([{ name: 's', strings: ['a\0b'] }])).toThrow(RangeError);
  });
});

describe('a damaged pack is refused', () => {
  const whole = writePack(small);

  test('when any one byte is another', () => {
    fc.assert(
      fc.property(
        fc.nat(whole.byteLength - 1),
        fc.integer({ min: 1, max: 255 }),
        (place, difference) => {
          const bytes = whole.slice();
          bytes.set([Number(bytes[place]) ^ difference], place);
          expect(fault(() => openPack(bytes))).toMatch(/damaged|otherVersion/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('when it is cut short anywhere, or too long', () => {
    for (let length = 0; length < whole.byteLength; length++) {
      expect(fault(() => openPack(whole.subarray(0, length)))).toBe('damaged');
    }
    expect(fault(() => openPack(new Uint8Array([...whole, 0])))).toBe('damaged');
  });

  test('when it is of another format, with one sentence', () => {
    const bytes = whole.slice();
    bytes[4] = PACK_FORMAT + 1;
    expect(() => openPack(bytes)).toThrow(
      'The data pack was made for another version of the planner: format 2, expected 1.',
    );
  });

  test('when a section is missing or of another type', () => {
    expect(fault(() => openPack(whole).column('levels', 'u16'))).toBe('otherVersion');
    expect(fault(() => openPack(whole).json('nothing'))).toBe('otherVersion');
  });
});
