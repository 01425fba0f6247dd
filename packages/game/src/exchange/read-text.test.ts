import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlannerError } from '../messages.ts';
import { CHEST, FINGER_1, HEAD, MAIN_HAND, NECK } from '../slot/slots.ts';
import { readImport } from './read-text.ts';

const addon = {
  version: 'v2.7',
  unit: 'player',
  name: 'Grommash',
  realm: 'Faerlina',
  race: 'Scourge',
  class: 'DeathKnight',
  level: 80,
  talents: '-32003350332203012300023101351-230200305003',
  professions: [{ name: 'Blacksmithing', level: 450 }],
  gear: {
    items: [
      { id: 44006, enchant: 3817, gems: [41398, 42702] },
      null,
      { id: 40557, gems: [0, 39996] },
    ],
  },
  glyphs: { prime: [], major: [{ spellID: 58657 }], minor: [{ spellID: 58686 }] },
};

describe('X1: the formats are told apart', () => {
  test('the add-on export keeps its positions and turns Scourge into Undead', () => {
    const read = readImport(JSON.stringify(addon));
    expect(read.format).toBe('addon');
    expect(read.character).toMatchObject({ gameClass: 'deathknight', race: 'undead', level: 80 });
    expect(read.character?.professions).toEqual(['blacksmithing']);
    expect(read.items?.map((piece) => [piece.slot, piece.id, piece.gems])).toEqual([
      [HEAD, 44006, [41398, 42702]],
      [3, 40557, [null, 39996]],
    ]);
    expect(read.glyphs).toEqual([
      { type: 'major', spellId: 58657, itemId: null },
      { type: 'minor', spellId: 58686, itemId: null },
    ]);
  });

  test('a bag export has no positions', () => {
    const items = Array.from({ length: 30 }, (_, index) => ({ id: 1000 + index }));
    const read = readImport(JSON.stringify({ ...addon, gear: { items } }));
    expect(read.items).toHaveLength(30);
    expect(read.items?.every((piece) => piece.slot === null)).toBe(true);
  });

  test('the website export names class and race with a prefix', () => {
    const read = readImport(
      JSON.stringify({
        player: {
          race: 'RaceNightElf',
          class: 'ClassDruid',
          equipment: { items: [{ id: 1, randomSuffix: -7, rune: 409 }, {}] },
          talentsString: '5-3-1',
          glyphs: { major1: 40897, minor2: 43335 },
          profession1: 'Engineering',
        },
      }),
    );
    expect(read.format).toBe('website');
    expect(read.character).toMatchObject({ gameClass: 'druid', race: 'nightelf' });
    expect(read.items).toEqual([
      { slot: HEAD, id: 1, suffixId: -7, enchant: null, gems: [], rune: 409, acquired: true },
    ]);
    expect(read.glyphs?.map((glyph) => glyph.itemId)).toEqual([40897, 43335]);
  });

  test('our own format accepts what is missing and ignores what is unknown', () => {
    const read = readImport(
      JSON.stringify({
        future: true,
        items: [
          {
            slot: 'FINGER_1',
            id: '14048_1993',
            enchant: { id: 2928, spellId: 27924 },
            gems: [null, { id: 5 }],
          },
          { slot: 'TAIL', id: 7 },
        ],
        talents: [{ spellId: 12678 }],
        exportOptions: { form: 'cat' },
      }),
    );
    expect(read.items).toEqual([
      {
        slot: FINGER_1,
        id: 14048,
        suffixId: 1993,
        enchant: { effectId: 2928, spellId: 27924, itemId: null },
        gems: [null, 5],
        rune: null,
        acquired: false,
      },
    ]);
    expect(read.notUnderstood).toEqual(['Unknown slot TAIL of item 7']);
    expect(read.talents).toEqual({ kind: 'spells', spellIds: [12678] });
    expect(read.form).toBe('cat');
    expect(read.points).toBeNull();
  });

  test('chat links and plain lists of ids are read', () => {
    const read = readImport('|cffa335ee|Hitem:30123:2999:2:0:3::-5:1:70|h[x]|h and item:19019');
    expect(
      read.items?.map(({ id, suffixId, gems, enchant }) => [id, suffixId, gems, enchant?.effectId]),
    ).toEqual([
      [30123, -5, [2, null, 3], 2999],
      [19019, null, [], undefined],
    ]);
    expect(readImport('19019, 14048_1993\n17182').items?.map((piece) => piece.id)).toEqual([
      19019, 14048, 17182,
    ]);
  });
});

describe('gear-planner links', () => {
  const link = (edition: string, path: string, bytes: number[]) =>
    `https://example.org/${edition}/gear-planner/${path}/${Buffer.from(bytes).toString('base64url')}`;

  test('version 6 carries level, talents, glyphs, enchant spells and gems', () => {
    const bytes = [6, 0, 80, 2, 0x23, 0xf5, 6, 0x30, 0x30, 0x31, 0x73, 0x37, 0x32];
    bytes.push(0x80 | HEAD, (1 << 5) | 0, 0xab, 0xe6, 0, 0xea, 0x60, 0x00, 0xa1, 0xb6);
    bytes.push(0x40 | CHEST, 0, 0x12, 0x34, 0x00, 0x11);
    const read = readImport(link('wotlk', 'death-knight/night-elf', bytes));
    expect(read.character).toMatchObject({ gameClass: 'deathknight', race: 'nightelf', level: 80 });
    expect(read.talents).toEqual({ kind: 'text', text: '23-5' });
    expect(read.glyphs).toHaveLength(1);
    expect(read.items).toEqual([
      {
        slot: HEAD,
        id: 0xabe6,
        suffixId: null,
        enchant: { spellId: 60000, effectId: null, itemId: null },
        gems: [41398],
        rune: null,
        acquired: false,
      },
      {
        slot: CHEST,
        id: 0x1234,
        suffixId: 0x11,
        enchant: null,
        gems: [],
        rune: null,
        acquired: false,
      },
    ]);
  });

  test('version 3 has a signed suffix and 16-bit enchants', () => {
    const bytes = [
      3,
      70,
      1,
      0x5f,
      0xc0 | NECK,
      0,
      0x60,
      0x00,
      0x0b,
      0xb7,
      0xff,
      0xf9,
      MAIN_HAND,
      0,
      0x7f,
      0xff,
    ];
    const read = readImport(link('tbc', 'mage/gnome', bytes));
    expect(
      read.items?.map(({ slot, id, suffixId, enchant }) => [slot, id, suffixId, enchant?.effectId]),
    ).toEqual([
      [NECK, 0x6000, -7, 2999],
      [MAIN_HAND, 0x7fff, null, undefined],
    ]);
  });

  test('cut data is refused with the specified sentence', () => {
    expect(() => readImport(link('tbc', 'mage/gnome', [3, 70, 9, 1]))).toThrow(
      'Failed to parse input string.',
    );
  });
});

describe('bad input', () => {
  test.each([
    '',
    '{',
    'hello',
    '[]',
    'null',
    '"text"',
    'true',
    '{"items":[{"slot":5}]}',
    '{"gear":{}}',
  ])('X1: %j gives a typed error', (text) => {
    expect(() => readImport(text)).toThrow(PlannerError);
  });

  test('what does not parse says so in the specified words', () => {
    expect(() => readImport('{"name": ')).toThrow('Failed to parse input string.');
  });

  test('any text gives a reading or a typed error', () => {
    const samples = [
      JSON.stringify(addon),
      'item:1:2:3',
      '{"items":[{"slot":"HEAD","id":1}],"talents":"1-2"}',
    ];
    const mutated = fc
      .tuple(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(400), fc.string({ maxLength: 3 })), { maxLength: 6 }),
      )
      .map(([sample, edits]) =>
        edits.reduce(
          (text, [at, insert]) =>
            text.slice(0, at % text.length) + insert + text.slice((at % text.length) + 1),
          sample,
        ),
      );
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string(), fc.json()), (text) => {
        try {
          expect(readImport(text).format).toBeTypeOf('string');
        } catch (error) {
          expect(error).toBeInstanceOf(PlannerError);
        }
      }),
      { numRuns: process.env.PROVE ? 10_000 : 1_000 },
    );
  });
});
