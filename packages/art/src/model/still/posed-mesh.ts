import type { Layer } from '@gearwright/model-viewer/figure/merge-layers.ts';
import { mergeLayers } from '@gearwright/model-viewer/figure/merge-layers.ts';
import type { Rgb } from '@gearwright/model-viewer/figure/palette.ts';

/** What a picture is drawn from: points as they stand, and as they were when the paint was put on. */
export interface PosedMesh {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly restPosition: Float32Array;
  readonly restNormal: Float32Array;
  /** Linear red, green, blue. */
  readonly color: Float32Array;
  /** Palette, pattern, glow 0–255, unused. */
  readonly kind: Uint8Array;
  /** Wash, edge, metal, rough. */
  readonly paint: Uint8Array;
  readonly index: Uint32Array;
}

/** Layers bent by their bones: sixteen numbers a bone, columns first. */
export function poseLayers(
  layers: readonly Layer[],
  colors: readonly Rgb[],
  bones: ArrayLike<number>,
): PosedMesh {
  const merged = mergeLayers(layers);
  const { vertexCount, position: rest, skinIndex, skinWeight, kind, paint, index } = merged;
  const normals = new Float32Array(vertexCount * 3);
  const color = new Float32Array(vertexCount * 3);
  const linear = colors.map((rgb) => rgb.map(linearOf));
  for (let at = 0; at < vertexCount; at++) {
    for (let axis = 0; axis < 3; axis++) {
      normals[at * 3 + axis] = merged.normal[at * 4 + axis]! / 127;
      color[at * 3 + axis] = linear[kind[at * 4]!]?.[axis] ?? 0.2;
    }
  }
  const position = new Float32Array(vertexCount * 3);
  const normal = new Float32Array(vertexCount * 3);
  for (let at = 0; at < vertexCount; at++) {
    let sum = 0;
    for (let each = 0; each < 4; each++) sum += skinWeight[at * 4 + each]!;
    for (let each = 0; each < 4; each++) {
      const share = skinWeight[at * 4 + each]! / (sum || 1);
      if (share === 0) continue;
      const bone = skinIndex[at * 4 + each]! * 16;
      for (let axis = 0; axis < 3; axis++) {
        const [a, b, c] = [bones[bone + axis]!, bones[bone + axis + 4]!, bones[bone + axis + 8]!];
        const turned = (from: Float32Array): number =>
          a * from[at * 3]! + b * from[at * 3 + 1]! + c * from[at * 3 + 2]!;
        position[at * 3 + axis]! += share * (turned(rest) + bones[bone + axis + 12]!);
        normal[at * 3 + axis]! += share * turned(normals);
      }
    }
  }
  return { position, normal, restPosition: rest, restNormal: normals, color, kind, paint, index };
}

/** From a byte of sRGB. */
export function linearOf(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
