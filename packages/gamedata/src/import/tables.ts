import { baseStats } from './class/base-stats.ts';
import { classes } from './class/classes.ts';
import { combat } from './class/combat.ts';
import { forms } from './class/forms.ts';
import { glyphs } from './class/glyphs.ts';
import { pvpRanks } from './class/pvp-ranks.ts';
import { racials } from './class/racials.ts';
import { realms } from './class/realms.ts';
import { runes } from './class/runes.ts';
import { talentTexts } from './class/talent-texts.ts';
import { talents } from './class/talents.ts';
import { buffs } from './effect/buffs.ts';
import { consumables } from './effect/consumables.ts';
import { presets } from './effect/presets.ts';
import { runeEffects } from './effect/rune-effects.ts';
import { talentEffects } from './effect/talent-effects.ts';
import { examples } from './example/examples.ts';
import type { ImportedTable } from './imported-table.ts';
import { ITEM_TABLES } from './items/item-tables.ts';
import { names } from './names/names.ts';
import { builds } from './value/builds.ts';
import { itemValues } from './value/item-values.ts';
import { procs } from './value/procs.ts';
import { styles } from './value/styles.ts';
import { weights } from './value/weights.ts';

/** Every table the import knows: one line each. */
export const IMPORTED_TABLES: readonly ImportedTable[] = [
  talents,
  talentTexts,
  glyphs,
  runes,
  baseStats,
  combat,
  classes,
  forms,
  racials,
  realms,
  pvpRanks,
  talentEffects,
  runeEffects,
  buffs,
  consumables,
  presets,
  examples,
  weights,
  itemValues,
  procs,
  styles,
  builds,
  ...ITEM_TABLES,
  names,
];
