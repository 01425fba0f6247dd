import type { Proficiency } from '@gearwright/game/dataset/tables.ts';
import type { Row } from '../../row.ts';

/** The talent or rune that grants something. */
export function readVia(row: Row | null): Proficiency['via'] {
  return row === null ? null : { name: row.text('name'), spellId: row.whole('spellId') };
}
