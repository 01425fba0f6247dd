import type { Figure } from '../body/figure.ts';
import type { Distance } from '../field/blend.ts';
import type { Vec } from '../field/vec.ts';
import type { Window } from '../mesh/surface-nets.ts';
import { ARM_ANGLE, signOf, type Side } from '../skeleton/bones.ts';
import { onLattice } from './lattice.ts';
import type { BodyFields } from './layer.ts';
import { measureWindows, type Place } from './windows.ts';

const [SIN, COS] = [Math.sin(ARM_ANGLE), Math.cos(ARM_ANGLE)];

/** Metres before the scale; who has a shorter one is small all over. */
const SHORT_TORSO = 0.43;

/** A figure's measures, and regions of space along them. All lengths given to it are a human's: it scales them. */
export class Measures {
  readonly figure: Figure;
  readonly S: number;
  /** Height of the belt. */
  readonly waist: number;
  /** From shoulder to wrist. */
  readonly reach: number;
  readonly windows: Readonly<Record<Place, Window>>;
  readonly voxel: number;
  readonly #fields = new Map<string, Distance>();

  constructor(figure: Figure) {
    this.figure = figure;
    const { proportions: q, joints: J } = figure;
    // A gnome's clothes are cut of thinner stuff: made for a human they would swell over its arms.
    const S = q.scale * Math.min(1, q.torso / (q.scale * SHORT_TORSO));
    this.S = S;
    this.waist = J.pelvis[1] + q.torso * 0.14;
    this.reach = q.upperArm + q.forearm;
    this.voxel = 0.0104 * q.scale * (q.leg < 0.35 ? 0.62 : q.leg < 0.5 ? 0.8 : 1);
    this.windows = measureWindows(figure);
  }

  /** The true fields, without head and tail. */
  readonly exact: BodyFields = (k, without = 'nothing') => {
    const { field } = this.figure;
    const arms = without === 'arms' ? field.mask('armL', 'armR', 'handL', 'handR') : 0;
    const mask = field.mask('head', 'tail') | arms;
    return (x, y, z) => field.raised(x, y, z, k * this.S, mask);
  };

  /** The same, remembered on a lattice. */
  readonly quick: BodyFields = (k, without = 'nothing') => {
    const key = `${k} ${without}`;
    let known = this.#fields.get(key);
    if (!known) {
      // The wider it blends, the smoother it is, and the fewer points tell it.
      const spacing = Math.min(0.019, Math.max(0.011, 0.008 + k * 0.11)) * this.S;
      this.#fields.set(key, (known = onLattice(this.exact(k, without), spacing)));
    }
    return known;
  };

  /** Body and head as they are, for shades. */
  get skin(): Distance {
    let known = this.#fields.get('skin');
    if (!known) this.#fields.set('skin', (known = onLattice(this.figure.field.at, 0.016 * this.S)));
    return known;
  }

  /** How far along the arm a point lies, metres from the shoulder. */
  along(x: number, y: number, _z: number): number {
    const shoulder = this.figure.joints.uarmL;
    return (Math.abs(x) - shoulder[0]) * SIN - (y - shoulder[1]) * COS;
  }

  /** How far from the arm's axis. */
  off(x: number, y: number, z: number): number {
    const shoulder = this.figure.joints.uarmL;
    const a = Math.abs(x) - shoulder[0];
    const b = y - shoulder[1];
    const c = z - shoulder[2];
    const u = a * SIN - b * COS;
    const r = a * a + b * b + c * c - u * u;
    return r > 0 ? Math.sqrt(r) : 0;
  }

  /** Negative between two shares of the arm's length. */
  sleeve(from: number, to: number): Distance {
    const { deltoid } = this.figure.proportions;
    const [u0, u1] = [this.reach * from, this.reach * to];
    return (x, y, z) => {
      const u = this.along(x, y, z);
      return Math.max(u0 - u, u - u1, this.off(x, y, z) - deltoid * 1.9);
    };
  }

  /** Keeps what belongs to the trunk: arms end at a share of their length. */
  noArms(share: number, radius: number): Distance {
    const { deltoid, pelvisWidth } = this.figure.proportions;
    const [u0, R] = [this.reach * share, deltoid * radius];
    return (x, y, z) => {
      const arm = Math.min(this.along(x, y, z) - u0, R - this.off(x, y, z));
      return radius > 1.9 ? Math.max(arm, Math.abs(x) - pelvisWidth - 0.17 * this.S) : arm;
    };
  }

  /** The plane of an armhole; `inset` in deltoid radii towards the neck. */
  armhole(inset: number): Distance {
    const [sx, sy] = this.figure.joints.uarmL;
    const edge = sx - this.figure.proportions.deltoid * inset;
    return (x, y) => (Math.abs(x) - edge) * 0.96 + (y - sy) * 0.12;
  }

  /** A round neckline: a cylinder about the neck, closed below. A plane would graze the shoulder. */
  neckline(closer = 0): Distance {
    const { joints: J, proportions: q } = this.figure;
    // Never within the neck and what lies on it, or the cloth would climb it.
    const R = Math.max(
      q.neckRadius * 1.2,
      q.neckRadius + 0.017 * this.S,
      Math.min(q.neckRadius * 1.9, q.shoulder * 0.5) - closer * this.S,
    );
    return (x, y, z) =>
      Math.min(R - Math.hypot(x, z - J.neck[2] - 0.022 * this.S), y - J.neck[1] + 0.15 * this.S);
  }

  above(height: number): Distance {
    return (_x, y) => height - y;
  }

  below(height: number): Distance {
    return (_x, y) => y - height;
  }

  /** A belt's width about a height. */
  band(height: number, half: number): Distance {
    return (_x, y) => Math.abs(y - height) - half * this.S;
  }

  all(...cuts: readonly Distance[]): Distance {
    return (x, y, z) => {
      let d = -9;
      for (const cut of cuts) {
        const value = cut(x, y, z);
        if (value > d) d = value;
      }
      return d;
    };
  }

  /** The surface of a shell in front (or behind) at a height. */
  front(x: number, y: number, thick: number, k = 0.06, behind = false): number {
    const under = this.quick(k);
    const t = thick * this.S;
    const way = behind ? 1 : -1;
    let z = -way * 0.7 * this.S;
    for (let i = 0; i < 90; i++) {
      const d = under(x, y, z) - t;
      if (d < 0.001) break;
      z += way * Math.max(0.002, d * 0.8);
    }
    return z;
  }

  shoulderOf(side: Side): { readonly at: Vec; readonly m: 1 | -1; readonly down: Vec } {
    const m = signOf(side);
    return { at: this.figure.joints[`uarm${side}`], m, down: [m * SIN, -COS, 0] };
  }
}
