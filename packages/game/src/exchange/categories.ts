import type { ImportCategory, ResolvedImport } from './resolve-import.ts';

/** What the text has something for, in the order of the checkboxes. */
export function presentCategories(resolved: ResolvedImport): readonly ImportCategory[] {
  const present: Readonly<Record<ImportCategory, boolean>> = {
    items: Boolean(resolved.gear?.pieces.size || resolved.wishlist?.length),
    talents: Boolean(resolved.talents),
    glyphs: Boolean(resolved.glyphs?.some((glyph) => glyph !== null)),
    buffs: Boolean(resolved.buffs?.length),
    consumables: Boolean(resolved.consumables?.length),
    points: Boolean(resolved.points?.length || resolved.goals),
  };
  return (Object.keys(present) as ImportCategory[]).filter((category) => present[category]);
}
