import type { Triple } from '../assets/model-file.ts';

interface Panel {
  readonly color: Triple;
  readonly at: Triple;
  readonly size: readonly [number, number];
}

/** What surrounds the figure: warm from the upper left front, cool from behind, gold from the floor. */
const PANELS: readonly Panel[] = [
  { color: [9, 7.25, 5.2], at: [-3.5, 4.5, 4], size: [3, 3.4] },
  { color: [1.37, 2.17, 5], at: [5, 2, -2.5], size: [2, 5] },
  { color: [0.72, 1.18, 2.7], at: [-5, 1, -3.5], size: [1.6, 5] },
  { color: [2.4, 2.4, 2.4], at: [1.8, 5.5, 1], size: [3, 1.6] },
  { color: [0.63, 0.33, 0.05], at: [0, -4, 2.5], size: [6, 3] },
  { color: [0.11, 0.16, 0.26], at: [3.5, 0, 5], size: [2, 4] },
  { color: [0.07, 0.1, 0.16], at: [0, 6, -1], size: [9, 9] },
  { color: [0.25, 0.3, 0.39], at: [-1, 0.5, 6], size: [7, 5] },
];
const STRENGTH = 0.85;
/** Where no panel is. */
export const BOX_DARK: Triple = [0.0034, 0.0041, 0.0061];

const real = (value: number): string => value.toFixed(5);
const vec3 = (values: readonly number[]): string => `vec3(${values.map(real).join(', ')})`;

/** Each panel is taken for a round lobe of the same brightness and size, so that no texture has to be made. */
export const BOX_LOBES = PANELS.map(({ color, at, size }) => {
  const far = Math.hypot(...at);
  const solidAngle = (size[0] * size[1]) / (far * far);
  const [x, y, z] = at;
  const [r, g, b] = color;
  return {
    axis: [x / far, y / far, z / far] as Triple,
    color: [r * STRENGTH, g * STRENGTH, b * STRENGTH] as Triple,
    sharpness: (2 * Math.PI) / solidAngle,
  };
});

const mirrored = BOX_LOBES.map(
  ({ axis, color, sharpness }) =>
    `light += boxLobe(way, gloss, ${vec3(axis)}, ${vec3(color)}, ${real(sharpness)});`,
).join('\n  ');
const around = BOX_LOBES.map(({ axis, color, sharpness }) => {
  const power = real(Math.min(1, 2 / sharpness));
  return `light += ${vec3(color)} * ${power} * pow(max(0.0, dot(way, ${vec3(axis)}) * 0.6 + 0.4), 1.5);`;
}).join('\n  ');

/** The surroundings as a mirror of any roughness shows them, and as they light a dull surface. */
export const LIGHT_BOX = /* glsl */ `
vec3 boxLobe(vec3 way, float gloss, vec3 axis, vec3 color, float sharpness) {
  float both = gloss + sharpness;
  return color * (gloss / both) * exp(gloss * sharpness / both * (dot(way, axis) - 1.0));
}
vec3 boxMirrored(vec3 way, float roughness) {
  float alpha = max(0.02, roughness * roughness);
  float gloss = 2.0 / (alpha * alpha) * 0.25;
  vec3 light = ${vec3(BOX_DARK)};
  ${mirrored}
  return light;
}
vec3 boxAround(vec3 way) {
  vec3 light = ${vec3(BOX_DARK)};
  ${around}
  return light;
}
/** How much of the mirrored light a surface gives back, by its own colour and in white. */
vec2 mirrorShare(float facing, float roughness) {
  vec4 r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * facing)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a + r.zw;
}
`;
