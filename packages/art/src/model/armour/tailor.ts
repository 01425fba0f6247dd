import type { Figure } from '../body/figure.ts';
import { FieldBuilder } from '../field/blend-field.ts';
import { smoothMax, type Distance } from '../field/blend.ts';
import type { Shape } from '../field/shapes.ts';
import { clamp, smoothstep, type Vec } from '../field/vec.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import type { Window } from '../mesh/surface-nets.ts';
import { ARM_ANGLE, boneNumber, signOf, type BoneName, type Side } from '../skeleton/bones.ts';
import type { Coat } from '../weapon/solid.ts';
import type { BodyFields, BodyPart, Layer } from './layer.ts';
import { measureWindows, spanned, type Place } from './windows.ts';
import { onLattice } from './lattice.ts';

const [SIN, COS] = [Math.sin(ARM_ANGLE), Math.cos(ARM_ANGLE)];

/** Metres before the scale; who has a shorter one is small all over. */
const SHORT_TORSO = 0.43;

export interface ShellStyle {
  readonly coat: Coat;
  /** Blend of the body beneath, metres before the scale: muscles melt away under plate. */
  readonly k?: number;
  readonly without?: BodyPart;
  readonly triangles?: number;
  /** Added to the field: dents are positive, ridges negative. */
  readonly dent?: Distance;
  readonly rig?: Rigging;
  readonly bevel?: number;
  readonly voxel?: number;
  readonly strength?: number;
  /** Heights it lies between, where that is less than the whole window. */
  readonly span?: readonly [low: number, high: number];
}

/** Knows a figure's measures and cuts shells of its field. All lengths given to it are a human's: it scales them. */
export class Tailor {
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
    if (!known) this.#fields.set(key, (known = onLattice(this.exact(k, without), 0.011 * this.S)));
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
    // Never within the neck, or the cloth would climb it.
    const R = Math.max(
      q.neckRadius * 1.2,
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

  /** A garment: the body's field made thicker, within a region. */
  shell(where: Place, thick: number, region: Distance, style: ShellStyle): Layer {
    const { coat, k = 0.06, without = 'nothing', dent, bevel = 0.008 } = style;
    const t = thick * this.S;
    const round = bevel * this.S;
    return {
      form: (body) => {
        const under = body(k, without);
        return dent
          ? (x, y, z) => smoothMax(under(x, y, z) - t + dent(x, y, z), region(x, y, z), round)
          : (x, y, z) => smoothMax(under(x, y, z) - t, region(x, y, z), round);
      },
      window: spanned(this.windows[where], style.span),
      voxel: style.voxel ?? this.voxel,
      triangles: style.triangles ?? 900,
      coat,
      rig: style.rig ?? this.soft(without),
      edge: 0.011 * this.S,
      strength: style.strength ?? (coat.metal > 0.3 ? 1 : 0.8),
    };
  }

  /** The same shell a little thicker, only along the border of its region: a trim that follows every cut. */
  trim(where: Place, thick: number, region: Distance, half: number, style: ShellStyle): Layer {
    const w = half * this.S;
    return this.shell(where, thick, (x, y, z) => Math.abs(region(x, y, z) + w) - w, {
      triangles: 420,
      bevel: 0.004,
      voxel: this.voxel * 0.8,
      ...style,
    });
  }

  /** A trim along the neckline alone. */
  collar(thick: number, closer: number, half: number, style: ShellStyle): Layer {
    const w = half * this.S;
    const edge = this.neckline(closer);
    const round: Distance = (x, y, z) => Math.abs(edge(x, y, z) + w) - w;
    const low = this.above(this.figure.joints.neck[1] - 0.09 * this.S);
    return this.shell('torso', thick, this.all(round, low), {
      triangles: 260,
      bevel: 0.004,
      voxel: this.voxel * 0.8,
      ...style,
    });
  }

  /** Forms of their own on one bone or several. */
  solid(
    shapes: readonly Shape[],
    rig: Rigging | BoneName,
    coat: Coat,
    style: {
      triangles?: number;
      voxel?: number;
      k?: number;
      cut?: Distance;
      strength?: number;
    } = {},
  ): Layer {
    const builder = new FieldBuilder();
    builder.add(shapes, { bone: 0, group: 'solid', k: style.k ?? 0.006 * this.S });
    const field = builder.build(0.03, 0.03);
    const { cut } = style;
    const lo: [number, number, number] = [9, 9, 9];
    const hi: [number, number, number] = [-9, -9, -9];
    for (const { centre, radius } of shapes)
      for (const i of [0, 1, 2] as const) {
        lo[i] = Math.min(lo[i], centre[i] - radius - 0.012);
        hi[i] = Math.max(hi[i], centre[i] + radius + 0.012);
      }
    const form: Distance = cut
      ? (x, y, z) => smoothMax(field.distance(x, y, z), cut(x, y, z), 0.004)
      : field.at;
    return {
      form: () => form,
      window: { lo, hi },
      voxel: style.voxel ?? 0.0075 * this.S,
      triangles: style.triangles ?? 300,
      coat,
      rig: typeof rig === 'string' ? this.rigid(rig) : rig,
      edge: 0.009,
      strength: style.strength ?? 1,
    };
  }

  /** Any field of its own, within a window. */
  free(
    form: Distance,
    window: Window,
    rig: Rigging | BoneName,
    coat: Coat,
    style: { triangles?: number; voxel?: number; edge?: number; strength?: number } = {},
  ): Layer {
    return {
      form: () => form,
      window,
      voxel: style.voxel ?? this.voxel,
      triangles: style.triangles ?? 500,
      coat,
      rig: typeof rig === 'string' ? this.rigid(rig) : rig,
      edge: style.edge ?? 0.011 * this.S,
      strength: style.strength ?? 0.85,
    };
  }

  /** Follows the body's own bones, softly. */
  soft(without: BodyPart = 'nothing', sigma = 0.022): Rigging {
    const { field } = this.figure;
    const arms = without === 'arms' ? field.mask('armL', 'armR', 'handL', 'handR') : 0;
    const mask = field.mask('head', 'tail') | arms;
    const lost = [{ bone: boneNumber('chest'), weight: 1 }];
    return (x, y, z) => {
      const weights = field.weights(x, y, z, sigma * this.S, mask);
      return weights.length > 0 ? weights : lost;
    };
  }

  rigid(bone: BoneName): Rigging {
    const weights = [{ bone: boneNumber(bone), weight: 1 }];
    return () => weights;
  }

  /** Rigid with the limb of the point's own side. */
  rigidSides(limb: 'uarm' | 'farm' | 'hand' | 'thigh' | 'shin' | 'foot'): Rigging {
    const [left, right] = [this.rigid(`${limb}L`), this.rigid(`${limb}R`)];
    return (x, y, z) => (x > 0 ? left : right)(x, y, z);
  }

  shared(...parts: readonly (readonly [BoneName, number])[]): Rigging {
    const weights = parts.map(([bone, weight]) => ({ bone: boneNumber(bone), weight }));
    return () => weights;
  }

  /** Hangs from the pelvis: skirt bones take over downwards, by side; the thighs have a share. */
  skirt(top: number, hem: number, most = 0.9): Rigging {
    const { pelvis } = this.figure.joints;
    const number = {
      pelvis: boneNumber('pelvis'),
      F: boneNumber('skirtF'),
      B: boneNumber('skirtB'),
      L: boneNumber('skirtL'),
      R: boneNumber('skirtR'),
    };
    return (x, y, z) => {
      const t = smoothstep(0, 1, clamp((top - y) / Math.max(0.01, top - hem))) * most;
      const [dx, dz] = [x, z - pelvis[2]];
      const sum = Math.abs(dx) + Math.abs(dz) || 1;
      return [
        { bone: number.pelvis, weight: 1 - t },
        { bone: dz > 0 ? number.F : number.B, weight: (t * Math.abs(dz)) / sum },
        { bone: dx > 0 ? number.L : number.R, weight: (t * Math.abs(dx)) / sum },
      ];
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
