import { FieldBuilder } from '../field/blend-field.ts';
import { smoothMax, type Distance } from '../field/blend.ts';
import type { Shape } from '../field/shapes.ts';
import { clamp, smoothstep } from '../field/vec.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import type { Window } from '../mesh/surface-nets.ts';
import { boneNumber, type BoneName } from '../skeleton/bones.ts';
import type { Coat } from '../weapon/solid.ts';
import type { BodyPart, Layer } from './layer.ts';
import { Measures } from './measures.ts';
import { spanned, type Place } from './windows.ts';

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

/** Cuts layers of a figure's field, and binds them to its bones. */
export class Tailor extends Measures {
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
}
