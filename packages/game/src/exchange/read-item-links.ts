import { nothingImported, type ImportedPiece, type ImportedSet } from './imported.ts';

const LINK = /item:(\d{1,9})((?::-?\d*){0,12})/g;
/** Items of one text; what comes after them is passed over. */
const MOST = 400;
const PLAIN_LIST = /^[\s\d,;_-]+$/;
const PLAIN_ID = /(\d{1,9})(?:_(-?\d{1,6}))?/g;

/** Links as pasted from chat (`item:id:enchant:gem…:suffix`), or a plain list of item ids. */
export function readItemLinks(text: string): ImportedSet | null {
  const pieces = firstMatches(text, LINK).map((match): ImportedPiece => {
    const fields = (match[2] ?? '')
      .split(':')
      .slice(1)
      .map((field) => Number(field || 0));
    const [enchant = 0, gem1 = 0, gem2 = 0, gem3 = 0, gem4 = 0, suffix = 0] = fields;
    const gems = [gem1, gem2, gem3, gem4].map((gem) => gem || null);
    while (gems.length > 0 && gems.at(-1) === null) gems.pop();
    return piece(
      Number(match[1]),
      suffix || null,
      enchant ? { effectId: enchant, spellId: null, itemId: null } : null,
      gems,
    );
  });
  if (pieces.length === 0 && PLAIN_LIST.test(text)) {
    for (const match of firstMatches(text, PLAIN_ID)) {
      pieces.push(piece(Number(match[1]), match[2] ? Number(match[2]) : null, null, []));
    }
  }
  const worth = pieces.filter((entry) => entry.id > 0);
  return worth.length > 0 ? { ...nothingImported('itemLinks'), items: worth } : null;
}

function firstMatches(text: string, expression: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(expression)) {
    if (found.push(match) === MOST) break;
  }
  return found;
}

function piece(
  id: number,
  suffixId: number | null,
  enchant: ImportedPiece['enchant'],
  gems: ImportedPiece['gems'],
): ImportedPiece {
  return { slot: null, id, suffixId, enchant, gems, rune: null, acquired: true };
}
