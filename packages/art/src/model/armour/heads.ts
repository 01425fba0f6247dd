import { circlet, goggles, mask } from './face-wear.ts';
import type { Maker } from './head-frame.ts';
import { hood, hat } from './headwear.ts';
import { helmet, horned, winged, cap } from './helmets.ts';

export const HEAD_MAKERS: Readonly<Record<string, Maker>> = {
  closed: (t, armour, tier) => helmet(t, armour, tier, false, []),
  open: (t, armour, tier) => helmet(t, armour, tier, true, []),
  horned,
  winged,
  cap,
  hood,
  circlet,
  goggles,
  mask,
  hat,
};
