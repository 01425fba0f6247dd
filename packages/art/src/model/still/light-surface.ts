import { BOX_DARK, BOX_LOBES } from '@gearwright/model-viewer/scene/light-box.ts';
import { clamp, dot, mix, smoothstep, unit, type Vec } from '../field/vec.ts';
import { linearOf } from './posed-mesh.ts';
import type { PaintedPoint } from './paint-point.ts';

const light = (hex: string, strength: number, x: number, y: number, z: number) => ({
  way: unit([x, y, z]),
  color: [1, 3, 5].map((at) => linearOf(Number.parseInt(hex.slice(at, at + 2), 16)) * strength),
});
/** Where the key light comes from: the one that casts a shadow. */
export const KEY = light('#ffe9cc', 3.3, -2.2, 4.2, 3.6);
const LAMPS = [KEY, light('#86a8ff', 2.1, 3, 2.4, -3.2), light('#9fb4e8', 0.9, -3.5, 1.8, -2.6)];
const SKY = light('#7c8cab', 0.9, 0, 1, 0).color;
const GROUND = light('#3a2a18', 0.9, 0, 1, 0).color;
const RIM = [0.34, 0.44, 0.66];

/** The eye: which way it is, and which ways are right and up in the picture. */
export interface Eye {
  readonly way: Vec;
  readonly right: Vec;
  readonly up: Vec;
}

/** Linear light a painted point sends to the eye, with what of the key light reaches it. */
export function lightSurface(point: PaintedPoint, eye: Eye, keyShare: number): Vec {
  const { normal: n, color, open, metal, rough, glow, shine, luminance } = point;
  const facing = clamp(dot(n, eye.way), 1e-3);
  const dim = mix(1, 0.35, smoothstep(0.15, 0.35, glow));
  const mirror = unit([0, 1, 2].map((i) => 2 * dot(n, eye.way) * n[i]! - eye.way[i]!) as never);
  const share = mirrorShare(facing, rough);
  const openShare = mix(0.62, 1, smoothstep(0.1, 0.8, open));
  const grazing = (1 - facing) ** 3;
  const side = clamp(dot(n, eye.right) * 0.5 + dot(n, eye.up) * 0.35 + 0.45);
  const lamps = LAMPS.map((lamp) => {
    const amount = clamp(dot(n, lamp.way)) * (lamp === KEY ? keyShare : 1);
    return { lamp, amount, gloss: amount > 0 ? gloss(n, lamp.way, eye.way, facing, rough) : null };
  });
  const box = boxAround(n);
  const reflected = boxMirrored(mirror, rough);
  return [0, 1, 2].map((i) => {
    const own = color[i]! * dim;
    const dull = own * (1 - metal);
    const bright = mix(0.04, own, metal);
    let direct = 0;
    let specular = 0;
    for (const { lamp, amount, gloss: g } of lamps) {
      if (!g) continue;
      direct += (amount * lamp.color[i]! * dull) / Math.PI;
      specular += amount * lamp.color[i]! * g.strength * (bright + (1 - bright) * g.fresnel);
    }
    const sky = (mix(GROUND[i]!, SKY[i]!, n[1] * 0.5 + 0.5) * dull) / Math.PI;
    return (
      direct * openShare +
      specular * mix(0.4, 1, open) * shine +
      (sky + box[i]! * dull) * mix(0.25, 1, open) +
      reflected[i]! * (bright * share[0] + share[1]) * mix(0.15, 1, open) * shine +
      grazing * side * open * RIM[i]! * (0.05 + luminance * 1.1) +
      color[i]! * glow * 0.95
    );
  }) as unknown as Vec;
}

/** The usual shine of a rough surface (GGX): how strong, and how near to a mirror's grazing white. */
function gloss(n: Vec, toLight: Vec, toEye: Vec, facing: number, rough: number) {
  const half = unit([toLight[0] + toEye[0], toLight[1] + toEye[1], toLight[2] + toEye[2]]);
  const a2 = Math.max(rough, 0.0525) ** 4;
  const nh = clamp(dot(n, half));
  const nl = clamp(dot(n, toLight));
  const spread = a2 / (Math.PI * (nh * nh * (a2 - 1) + 1) ** 2);
  const hidden =
    0.5 /
    Math.max(
      1e-6,
      nl * Math.sqrt(a2 + (1 - a2) * facing * facing) + facing * Math.sqrt(a2 + (1 - a2) * nl * nl),
    );
  return { strength: spread * hidden, fresnel: (1 - clamp(dot(toEye, half))) ** 5 };
}

function boxMirrored(way: Vec, rough: number): Vec {
  const alpha = Math.max(0.02, rough * rough);
  const polish = 0.5 / (alpha * alpha);
  const sum: [number, number, number] = [...BOX_DARK];
  for (const { axis, color, sharpness } of BOX_LOBES) {
    const both = polish + sharpness;
    const amount = (polish / both) * Math.exp(((polish * sharpness) / both) * (dot(way, axis) - 1));
    for (let i = 0; i < 3; i++) sum[i]! += color[i]! * amount;
  }
  return sum;
}

function boxAround(way: Vec): Vec {
  const sum: [number, number, number] = [...BOX_DARK];
  for (const { axis, color, sharpness } of BOX_LOBES) {
    const amount = Math.min(1, 2 / sharpness) * Math.max(0, dot(way, axis) * 0.6 + 0.4) ** 1.5;
    for (let i = 0; i < 3; i++) sum[i]! += color[i]! * amount;
  }
  return sum;
}

/** How much of the mirrored light a surface gives back, by its own colour and in white. */
function mirrorShare(facing: number, rough: number): readonly [number, number] {
  const r = 1 - rough;
  const a = Math.min(r * r, 2 ** (-9.28 * facing)) * r + 0.0425 - 0.0275 * rough;
  return [-1.04 * a + 1.04 - 0.572 * rough, 1.04 * a - 0.04 + 0.022 * rough];
}
