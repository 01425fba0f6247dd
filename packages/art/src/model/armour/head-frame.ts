import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import type { Vec } from '../field/vec.ts';
import type { Garment } from './layer.ts';
import { onLattice } from './lattice.ts';
import type { Tailor } from './tailor.ts';

export type Maker = (t: Tailor, armour: ArmourClass, tier: Tier) => Garment;

/** Distances of a head's own frame are in head heights: a field there, brought back to metres. */
export const inHead = (t: Tailor, field: (h: Vec) => number): Distance => {
  const { head } = t.figure;
  return (x, y, z) => field(head.inHead(x, y, z)) * head.height;
};

export const egg = (t: Tailor, at: Vec, radii: Vec): Distance => {
  const { head } = t.figure;
  const [c, w, hh] = [head.place(...at), head.width, head.height];
  const [a, b, d] = [radii[0] * w, radii[1] * hh, radii[2] * hh];
  return (x0, y0, z0) => {
    const x = (x0 - c[0]) / a;
    const y = (y0 - c[1]) / b;
    const z = (z0 - c[2]) / d;
    const k0 = Math.sqrt(x * x + y * y + z * z);
    const k1 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / d) ** 2);
    return k1 < 1e-9 ? -Math.min(a, b, d) : (k0 * (k0 - 1)) / k1;
  };
};

/** The head's skin with its blends raised, ears and all; small enough a place for a fine lattice. */
export const scalp = (t: Tailor, k: number): Distance => {
  const { field, head } = t.figure;
  const mask = field.mask('tail', 'armL', 'armR', 'handL', 'handR');
  return onLattice((x, y, z) => field.raised(x, y, z, k * t.S, mask), head.height * 0.035);
};
