import { SLOT_COUNT, type SlotId } from '../slot/slots.ts';
import { withoutEnding } from '../words/without-ending.ts';
import { base64UrlBytes } from './base64url.ts';
import { ByteReader } from './byte-reader.ts';
import {
  nothingImported,
  plainKey,
  type ImportedGlyph,
  type ImportedPiece,
  type ImportedSet,
} from './imported.ts';

const LINK = /gear-planner\/([a-z-]+)\/([a-z-]+)\/([\w+/=-]+)/i;
/** Longer than any that a planner writes. */
const LONGEST_LINK = 2_048;
const GLYPH_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GLYPH_BLOCK = 0x30;

/** How the versions of the link differ. */
interface LinkVersion {
  readonly hasGenderByte: boolean;
  readonly enchantBytes: number;
  /** Whether a suffix takes two bytes; where public readers disagree both ways are tried. */
  readonly suffixBytes: readonly number[];
}

const VERSIONS: Readonly<Record<number, LinkVersion>> = {
  3: { hasGenderByte: false, enchantBytes: 2, suffixBytes: [2] },
  6: { hasGenderByte: true, enchantBytes: 3, suffixBytes: [2, 0] },
};

export function isGearPlannerLink(text: string): boolean {
  return text.length <= LONGEST_LINK && LINK.test(text);
}

/** The address of a public gear planner; null when its data cannot be read. */
export function readGearPlannerLink(text: string): ImportedSet | null {
  if (text.length > LONGEST_LINK) return null;
  const [, gameClass, race, data] = LINK.exec(text) ?? [];
  const bytes = data ? base64UrlBytes(data) : null;
  const version = bytes ? VERSIONS[bytes[0] ?? -1] : undefined;
  if (!bytes || !version || !gameClass || !race) return null;

  const reader = new ByteReader(bytes, version.hasGenderByte ? 2 : 1);
  const level = reader.number(1);
  const talentBytes = reader.number(1);
  const talents = talentBytes === null ? null : reader.take(talentBytes);
  if (level === null || talents === null) return null;
  const glyphs = readGlyphs(bytes, reader);
  const gear = bytes.subarray(glyphs?.end ?? reader.position);
  const items = version.suffixBytes
    .map((suffixBytes) => readRecords(gear, version.enchantBytes, suffixBytes))
    .find((pieces) => pieces !== null);
  if (!items) return null;
  return {
    ...nothingImported('gearPlannerLink'),
    character: {
      name: null,
      level: level || null,
      gameClass: plainKey(gameClass),
      race: plainKey(race),
      faction: null,
      realm: null,
      professions: [],
    },
    items,
    talents: talents.length > 0 ? { kind: 'text', text: readTalentNibbles(talents) } : null,
    glyphs: glyphs?.glyphs ?? null,
  };
}

/** One digit a talent, `f` closing each tree. */
function readTalentNibbles(bytes: Uint8Array): string {
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return withoutEnding(digits.split('f').slice(0, 3).join('-'), '-');
}

/** A counted block that opens with 0x30: a position and four characters of spell id each. */
function readGlyphs(
  bytes: Uint8Array,
  after: ByteReader,
): { glyphs: ImportedGlyph[]; end: number } | null {
  const start = after.position;
  const count = bytes[start];
  if (count === undefined || bytes[start + 1] !== GLYPH_BLOCK || count % 5 !== 1) return null;
  const end = start + 1 + count;
  if (end > bytes.length) return null;
  const text = String.fromCharCode(...bytes.subarray(start + 2, end));
  const glyphs: ImportedGlyph[] = [];
  for (let at = 0; at < text.length; at += 5) {
    const digits = [...text.slice(at, at + 5)].map((digit) => GLYPH_ALPHABET.indexOf(digit));
    if (digits.includes(-1)) return null;
    const [position = 0, ...spell] = digits;
    const spellId = spell.reduce((sum, digit) => sum * 32 + digit, 0);
    glyphs.push({ type: position < 3 ? 'major' : 'minor', spellId, itemId: null });
  }
  return { glyphs, end };
}

function readRecords(
  gear: Uint8Array,
  enchantBytes: number,
  suffixBytes: number,
): ImportedPiece[] | null {
  const reader = new ByteReader(gear);
  const pieces: ImportedPiece[] = [];
  let lastSlot = -1;
  while (!reader.done) {
    const piece = readRecord(reader, enchantBytes, suffixBytes);
    // Records stand in the order of their slots: anything else was read with the wrong lengths.
    if (piece === null || piece.slot === null || piece.slot <= lastSlot) return null;
    lastSlot = piece.slot;
    pieces.push(piece);
  }
  return pieces;
}

function readRecord(
  reader: ByteReader,
  enchantBytes: number,
  suffixBytes: number,
): ImportedPiece | null {
  const slotByte = reader.number(1);
  const head = reader.number(1);
  const lowId = reader.number(2);
  if (slotByte === null || head === null || lowId === null) return null;
  const slot = slotByte & 0b0011_1111;
  if (slot >= SLOT_COUNT) return null;
  const enchant = slotByte & 0b1000_0000 ? reader.number(enchantBytes) : 0;
  const suffix = slotByte & 0b0100_0000 ? reader.number(suffixBytes) : 0;
  if (enchant === null || suffix === null) return null;
  const gems: (number | null)[] = [];
  for (let left = head >> 5; left > 0; left--) {
    const gem = reader.number(3);
    if (gem === null) return null;
    const position = gem >> 21;
    while (gems.length < position) gems.push(null);
    gems[position] = gem & 0x1f_ffff;
  }
  return {
    slot: slot as SlotId,
    id: ((head & 0b0001_1111) << 16) + lowId,
    suffixId: suffix ? (suffix << 16) >> 16 : null,
    enchant: enchant
      ? { spellId: enchant, effectId: enchantBytes === 2 ? enchant : null, itemId: null }
      : null,
    gems,
    rune: null,
    acquired: false,
  };
}
