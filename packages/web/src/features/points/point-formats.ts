import type { Edition } from '@gearwright/game/edition/edition.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { readPawn, writePawn } from '@gearwright/game/point/pawn.ts';
import type { LinkedPoint } from '@gearwright/game/point/point-link.ts';
import {
  readPointCsv,
  readPointJson,
  type ReadStats,
} from '@gearwright/game/point/read-point-text.ts';
import { writePointCsv, writePointJson } from '@gearwright/game/point/write-point-text.ts';

export type PointFormat = 'csv' | 'json' | 'pawn';

export interface ReadPoint extends ReadStats {
  /** Null where the text gives none. */
  readonly name: string | null;
}

interface Format {
  readonly label: string;
  readonly note: string;
  readonly write: (point: LinkedPoint, edition: Edition) => string;
  readonly read: (text: string, edition: Edition) => ReadPoint;
  /** What becomes of a text as it is typed or pasted. */
  readonly entered: (text: string) => string;
}

const asTyped = (text: string): string => text;

/** The texts a point can be edited as. */
export const POINT_FORMATS: Readonly<Record<PointFormat, Format>> = {
  csv: {
    label: 'CSV',
    note: 'One stat a line: its name, a comma, its weight. Cells of a spreadsheet can be pasted.',
    write: ({ stats }) => writePointCsv(stats),
    read: (text, edition) => ({ ...readPointCsv(text, edition), name: null }),
    entered: (text) => text.replaceAll('\t', ','),
  },
  json: {
    label: 'JSON',
    note: 'An object with a weight for each stat.',
    write: ({ stats }) => writePointJson(stats),
    read: (text, edition) => ({ ...readPointJson(text, edition), name: null }),
    entered: asTyped,
  },
  pawn: {
    label: 'Pawn',
    note: 'A scale string of the Pawn add-on; stats it does not share with this game are passed over.',
    write: (point, edition) => writePawn(point, edition),
    read: (text, edition) => {
      const read = readPawn(text, edition);
      return read
        ? { name: read.name || null, stats: read.stats, errors: [] }
        : { name: null, stats: [], errors: [MESSAGES.invalidPawn()] };
    },
    entered: asTyped,
  },
};
