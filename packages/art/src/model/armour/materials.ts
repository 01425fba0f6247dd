import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import { COATS, type Coat } from '../weapon/solid.ts';

/** What a class is made of, where nothing else is said. */
export const CLOTH: Coat = { pot: 'base', pattern: 'cloth', metal: 0, rough: 0.82 };
export const LEATHER: Coat = { pot: 'base', pattern: 'leather', metal: 0, rough: 0.58 };
export const RINGS: Coat = { pot: 'base', pattern: 'rings', metal: 0.55, rough: 0.45 };
export const SCALES: Coat = { pot: 'base', pattern: 'scales', metal: 0.5, rough: 0.45 };
export const PLATE: Coat = { pot: 'base', pattern: 'metal', metal: 0.95, rough: 0.34 };
export const ROUGH_PLATE: Coat = { ...PLATE, rough: 0.46 };

export const ACCENT: Coat = { pot: 'accent', pattern: 'cloth', metal: 0, rough: 0.82 };
export const STRAP: Coat = { pot: 'leather', pattern: 'leather', metal: 0, rough: 0.7 };
export const LINING: Coat = { pot: 'leather', pattern: 'cloth', metal: 0, rough: 0.9 };
/** Undershirts. */
export const LINEN: Coat = { pot: 'bone', pattern: 'cloth', metal: 0, rough: 0.9 };
export const FUR: Coat = { pot: 'bone', pattern: 'fur', metal: 0, rough: 0.95 };
export const BONE: Coat = { pot: 'bone', pattern: 'bone', metal: 0, rough: 0.6 };
export const METAL: Coat = { pot: 'metal', pattern: 'metal', metal: 0.9, rough: 0.38 };
export const GOLD: Coat = { ...COATS.trim, metal: 1, rough: 0.28 };
export const GEM: Coat = { pot: 'glow', pattern: 'none', metal: 0, rough: 0.15, glow: 1 };
export const RUNE: Coat = { pot: 'glow', pattern: 'none', metal: 0, rough: 0.4, glow: 0.8 };

/** The stuff of a piece of this class. */
export function stuffOf(armour: ArmourClass, tier: Tier): Coat {
  if (armour === 'cloth') return CLOTH;
  if (armour === 'leather') return LEATHER;
  if (armour === 'mail') return tier > 1 ? SCALES : RINGS;
  return tier === 1 ? ROUGH_PLATE : PLATE;
}

/** Plain pieces are bound in cloth, hide or iron; better ones in the second metal. */
export function trimOf(armour: ArmourClass, tier: Tier): Coat {
  if (tier > 1) return GOLD;
  if (armour === 'cloth') return ACCENT;
  return armour === 'plate' ? { ...COATS.trim, rough: 0.45 } : STRAP;
}

export const plateOf = (tier: Tier): Coat => (tier === 1 ? ROUGH_PLATE : PLATE);
