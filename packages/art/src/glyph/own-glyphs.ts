import { DAGGERS, FISTS, SWORDS } from './own/blades.ts';
import { CHESTS, HEADS, SLOT_SIGNS } from './own/chests.ts';
import { AXES, MACES } from './own/axes-and-maces.ts';
import { BOWS, POLEARMS } from './own/polearms-and-bows.ts';
import { STAVES, WANDS } from './own/staves-and-wands.ts';
import { FEET, HANDS, LEGS, SHIRTS, TABARDS } from './own/legs-feet-hands.ts';
import { NECKS, RINGS } from './own/rings.ts';
import { SHIELDS } from './own/shields.ts';
import { BACKS, SHOULDERS } from './own/shoulders-and-backs.ts';
import { WAISTS, WRISTS } from './own/waists-and-wrists.ts';
import { fitted, formatShape, type Shape } from './pen.ts';

const DRAWN: readonly Readonly<Record<string, Shape>>[] = [
  HEADS,
  SLOT_SIGNS,
  NECKS,
  SHOULDERS,
  BACKS,
  CHESTS,
  SHIRTS,
  TABARDS,
  WRISTS,
  HANDS,
  WAISTS,
  LEGS,
  FEET,
  RINGS,
  SWORDS,
  DAGGERS,
  FISTS,
  AXES,
  MACES,
  POLEARMS,
  STAVES,
  WANDS,
  BOWS,
  SHIELDS,
];

/** Glyphs drawn here, where the collection has too few of a kind. */
export function ownGlyphs(): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const table of DRAWN) {
    for (const [name, shape] of Object.entries(table)) {
      if (glyphs.has(name)) throw new Error(`glyph ${name} is drawn twice`);
      glyphs.set(name, formatShape(fitted(shape)));
    }
  }
  return glyphs;
}
