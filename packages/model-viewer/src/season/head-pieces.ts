import { Matrix4 } from 'three';
import type { ModelMesh } from '../assets/decode-mesh.ts';
import type { HeadPiece } from '../figure/figure.ts';
import type { Rgb } from '../figure/palette.ts';
import { solid, turned, type Coat } from '../scene/solid.ts';
import { headSize, type HeadSize } from './head-size.ts';

const RED: Rgb = [156, 28, 30];
const FLEECE: Rgb = [232, 228, 216];
const CLOTH: Coat = { color: 0, pattern: 3, metal: 0, rough: 0.85 };
const FUR: Coat = { color: 1, pattern: 11, metal: 0, rough: 0.95 };

/** A red hat with a white brim; its tip falls to one side. */
export function winterHat(): HeadPiece {
  return onHead(
    { colors: [RED, FLEECE], mesh: HAT.mesh(), hides: ['hairTop', 'head'] },
    ({ top, bottom, radius, depth }) =>
      new Matrix4()
        .makeTranslation(0, top - (top - bottom) * 0.2, depth - radius * 0.05)
        .multiply(new Matrix4().makeRotationX(-0.16))
        .scale(vectorOf(radius * 1.22)),
  );
}

/** A carved pumpkin in place of a face. */
export function pumpkinHead(): HeadPiece {
  return onHead(
    {
      colors: [PUMPKIN, EMBER, STALK],
      mesh: FRUIT.mesh(),
      hides: ['hair', 'hairTop', 'facialHair', 'head'],
    },
    ({ top, bottom, radius, depth }) =>
      new Matrix4()
        .makeTranslation(0, (top + bottom) / 2, depth + radius * 0.12)
        .scale(vectorOf(Math.max(radius * 1.42, (top - bottom) * 0.66))),
  );
}

/** Made when first worn, and kept: the same mesh is the same shape. */
const HAT = once(hatMesh);
const FRUIT = once(pumpkinMesh);

function once(make: () => ModelMesh): { readonly mesh: () => ModelMesh } {
  let made: ModelMesh | null = null;
  return { mesh: () => (made ??= make()) };
}

function vectorOf(size: number) {
  return { x: size, y: size, z: size } as Parameters<Matrix4['scale']>[0];
}

function onHead(
  { mesh, ...piece }: Pick<HeadPiece, 'colors' | 'hides'> & { readonly mesh: ModelMesh },
  place: (size: HeadSize) => Matrix4,
): HeadPiece {
  return {
    ...piece,
    layerOn(rig, figure, paletteFirst) {
      const size = headSize(figure, rig);
      const bone = rig.byName.get('head');
      if (!size || !bone) return null;
      return {
        mesh,
        parts: [{ first: 0, count: mesh.index.length }],
        ...{ paletteFirst, glow: 1, boneMap: null },
        ride: { bone: rig.rest.get(bone)!.index, matrix: place(size).toArray() },
      };
    },
  };
}

function hatMesh(): ModelMesh {
  const cone = turned(
    [
      {
        coat: CLOTH,
        points: [
          [0.02, 1.5],
          [0.16, 1.36],
          [0.34, 1.1],
          [0.56, 0.74],
          [0.8, 0.36],
          [0.98, 0.04],
        ],
      },
      {
        coat: FUR,
        points: [
          [0.94, 0.2],
          [1.1, 0.18],
          [1.17, 0.05],
          [1.13, -0.1],
          [1, -0.13],
          [0.9, -0.08],
        ],
      },
    ],
    40,
  );
  const ball = turned([{ coat: FUR, points: arc(0.2, 10) }], 16);
  bendTip(cone.position);
  // Where the tip went.
  for (let at = 0; at < ball.position.length; at += 3) {
    ball.position[at] = ball.position[at]! + 0.72;
    ball.position[at + 1] = ball.position[at + 1]! + 1.02;
  }
  return joined(cone, ball);
}

/** From above to below. */
function arc(radius: number, steps: number): (readonly [number, number])[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * Math.PI;
    return [Math.sin(angle) * radius, Math.cos(angle) * radius] as const;
  });
}

function bendTip(position: Float32Array): void {
  for (let at = 0; at < position.length; at += 3) {
    const height = position[at + 1]!;
    if (height < 0.5) continue;
    const bent = (height - 0.5) ** 1.5;
    position[at] = position[at]! + bent * 0.72;
    position[at + 1] = height - bent * 0.48;
  }
}

const PUMPKIN: Rgb = [196, 92, 18];
const EMBER: Rgb = [255, 190, 60];
const STALK: Rgb = [72, 84, 40];
const RIND: Coat = { color: 0, pattern: 4, metal: 0, rough: 0.55 };
const LIGHT: Coat = { color: 1, pattern: 0, metal: 0, rough: 0.9, glow: 1 };
const STEM: Coat = { color: 2, pattern: 8, metal: 0, rough: 0.9 };
const AROUND = 120;
const ROWS = 72;

function pumpkinMesh(): ModelMesh {
  const position: number[] = [];
  const normal: number[] = [];
  const index: number[] = [];
  const coats: Coat[] = [];
  for (let row = 0; row <= ROWS; row++) {
    const fall = (row / ROWS) * Math.PI;
    for (let step = 0; step <= AROUND; step++) {
      const angle = (step / AROUND) * 2 * Math.PI - Math.PI;
      const isCarved = carved(angle, Math.cos(fall));
      const rib = 1 - 0.1 * Math.abs(Math.cos(angle * 5)) ** 6;
      const radius = Math.sin(fall) * rib * (isCarved ? 0.93 : 1);
      const [x, y, z] = [
        Math.sin(angle) * radius,
        Math.cos(fall) * 0.86 * (0.94 + 0.06 * rib),
        Math.cos(angle) * radius,
      ];
      position.push(x, y, z);
      const length = Math.hypot(x, y * 1.3, z) || 1;
      normal.push(x / length, (y * 1.3) / length, z / length);
      coats.push(isCarved ? LIGHT : row < 3 ? STEM : RIND);
      if (row === 0 || step === AROUND) continue;
      const here = row * (AROUND + 1) + step;
      const above = here - AROUND - 1;
      index.push(above, here, above + 1, above + 1, here, here + 1);
    }
  }
  const fruit = solid(position, normal, index, (vertex) => coats[vertex]!);
  const stalk = turned(
    [
      {
        coat: STEM,
        points: [
          [0.02, 1.18],
          [0.1, 1.15],
          [0.1, 0.98],
          [0.2, 0.78],
        ],
      },
    ],
    12,
  );
  return joined(fruit, stalk);
}

/** Two eyes and a toothed grin, in angle and height. */
function carved(angle: number, height: number): boolean {
  const side = Math.abs(angle);
  const isEye = height > 0.08 && height < 0.5 && Math.abs(side - 0.46) < (0.5 - height) * 0.62;
  const mouth = -0.42 + side * side * 0.34;
  const tooth = Math.abs(((side * 4.2) % 1) - 0.5) < 0.18 ? 0.09 : 0;
  const isMouth = side < 0.82 && Math.abs(height - mouth) < 0.15 - tooth;
  const isNose = side < 0.1 && height > -0.12 && height < 0.04;
  return isEye || isMouth || isNose;
}

function joined(first: ModelMesh, second: ModelMesh): ModelMesh {
  const bytes = (key: 'palette' | 'pattern' | 'wash' | 'edge' | 'metal' | 'rough') =>
    Uint8Array.from([...first[key], ...second[key]]);
  return {
    vertexCount: first.vertexCount + second.vertexCount,
    position: Float32Array.from([...first.position, ...second.position]),
    normal: Int8Array.from([...first.normal, ...second.normal]),
    palette: bytes('palette'),
    pattern: bytes('pattern'),
    wash: bytes('wash'),
    edge: bytes('edge'),
    metal: bytes('metal'),
    rough: bytes('rough'),
    ...{ bones: null, weights: null },
    index: Uint32Array.from([
      ...first.index,
      ...Array.from(second.index, (vertex) => vertex + first.vertexCount),
    ]),
  };
}
