/** What the painted material adds to three's own: a brush, patterns that stick to the surface, wash, edges, rim. */

export const VERTEX_HEAD = /* glsl */ `
attribute vec4 kind;
attribute vec4 paint;
uniform sampler2D paletteMap;
varying vec3 vPaletteColor;
varying vec4 vPaint;
varying vec2 vKind;
varying vec3 vAtRest;
varying vec3 vNormalAtRest;
`;

export const VERTEX_BODY = /* glsl */ `
vPaletteColor = texelFetch(paletteMap, ivec2(int(kind.x + 0.5), 0), 0).rgb;
vPaint = paint;
vKind = vec2(kind.y, kind.z / 255.0);
vAtRest = position;
vNormalAtRest = normal;
`;

/** Patterns by number: 1 skin, 2 hair, 3 cloth, 4 leather, 5 rings, 6 scales, 7 hammered, 8 wood, 9 stone, 10 bone, 11 fur. */
export const FRAGMENT_HEAD = /* glsl */ `
uniform vec3 rimColor;
uniform float ghost;
varying vec3 vPaletteColor;
varying vec4 vPaint;
varying vec2 vKind;
varying vec3 vAtRest;
varying vec3 vNormalAtRest;

float cellHash(vec3 p) {
  p = fract(p * 0.3183099 + 0.1) * 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float valueNoise(vec3 at) {
  vec3 cell = floor(at), f = fract(at);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(cellHash(cell), cellHash(cell + vec3(1, 0, 0)), f.x),
        mix(cellHash(cell + vec3(0, 1, 0)), cellHash(cell + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(cellHash(cell + vec3(0, 0, 1)), cellHash(cell + vec3(1, 0, 1)), f.x),
        mix(cellHash(cell + vec3(0, 1, 1)), cellHash(cell + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float cloudNoise(vec3 p) {
  return valueNoise(p) * 0.6 + valueNoise(p * 2.3) * 0.4;
}
vec2 flatten(vec3 p, vec3 n) {
  vec3 a = abs(n);
  return a.x > a.z && a.x > a.y * 0.8 ? p.zy : a.y > a.z ? p.xz : p.xy;
}
float ringHeight(vec2 at) {
  at *= 36.0;
  at.x += mod(floor(at.y), 2.0) * 0.5;
  float d = length(vec2(fract(at.x) - 0.5, fract(at.y) - 0.35));
  return smoothstep(0.2, 0.02, abs(d - 0.36)) + 0.35 * smoothstep(0.3, 0.0, d);
}
float scaleHeight(vec2 at) {
  at *= 24.0;
  at.x += mod(floor(at.y), 2.0) * 0.5;
  vec2 f = vec2(fract(at.x) - 0.5, fract(at.y));
  float rim = 0.5 - sqrt(max(0.0, 0.25 - f.x * f.x));
  return smoothstep(-0.02, 0.2, f.y - rim * 0.9) * (1.15 - f.y * 0.6);
}
/** Height of the pattern, its strength as colour, and how deep it is cut. */
vec3 patternAt(int pattern, vec3 p, vec3 n) {
  if (pattern == 1) return vec3(cloudNoise(p * 70.0) * 0.1, 0.0, 0.0006);
  if (pattern == 2) {
    float strand = cloudNoise(vec3(p.x * 130.0, p.y * 16.0, p.z * 130.0));
    return vec3(strand * 0.8, mix(0.74, 1.16, strand), 0.0028);
  }
  if (pattern == 3) return vec3(cloudNoise(p * vec3(60.0, 26.0, 60.0)) * 0.6, 0.0, 0.0011);
  if (pattern == 4) {
    float grain = cloudNoise(p * 95.0) * 0.65 + valueNoise(p * 20.0) * 0.4;
    return vec3(grain, 0.8 + 0.4 * smoothstep(0.25, 0.8, grain), 0.0016);
  }
  if (pattern == 5) {
    float ring = ringHeight(flatten(p, n)) * 1.3;
    return vec3(ring, 0.4 + 0.7 * clamp(ring * 0.7, 0.0, 1.1), 0.0042);
  }
  if (pattern == 6) {
    float scale = scaleHeight(flatten(p, n)) * 1.5;
    return vec3(scale, 0.45 + 0.75 * clamp(scale, 0.0, 1.0), 0.0042);
  }
  if (pattern == 7) return vec3(cloudNoise(p * 24.0) * 0.34, 0.0, 0.0012);
  if (pattern == 8) {
    float grain = cloudNoise(vec3(p.x * 110.0, p.y * 9.0, p.z * 110.0));
    return vec3(grain * 0.5, 0.78 + 0.44 * grain, 0.0016);
  }
  if (pattern == 9) {
    float rock = cloudNoise(p * 16.0) * 1.6 + valueNoise(p * 70.0) * 0.5;
    return vec3(rock, 0.6 + 0.35 * rock, 0.004);
  }
  if (pattern == 10) {
    float streak = cloudNoise(vec3(p.x * 60.0, p.y * 14.0, p.z * 60.0));
    return vec3(streak * 0.4, 0.84 + 0.3 * streak, 0.0012);
  }
  if (pattern == 11) {
    float tuft = cloudNoise(vec3(p.x * 90.0, p.y * 30.0, p.z * 90.0));
    return vec3(tuft, 0.66 + 0.6 * tuft, 0.004);
  }
  return vec3(0.0, 0.0, 0.0004);
}
`;

/** Base, brush ±10 %, pattern, wash, edge, zenithal: in the order a painter works. */
export const FRAGMENT_COLOR = /* glsl */ `
int pattern = int(vKind.x + 0.5);
vec3 detail = patternAt(pattern, vAtRest, vNormalAtRest);
float brush = cloudNoise(vAtRest * vec3(15.0, 21.0, 15.0));
vec3 base = vPaletteColor;
float open = vPaint.x;
float light = dot(base, vec3(0.3, 0.6, 0.1));
base *= mix(0.9, 1.1, brush);
if (detail.y > 0.0) base *= detail.y;
// A wash is darker and more saturated, never grey.
vec3 wash = pow(max(base, vec3(0.0005)), vec3(1.55)) * 0.42;
base = mix(wash, base, smoothstep(0.12, 0.92, open));
float edge = (vPaint.y - 0.502) * 2.0;
base *= 1.0 + min(edge, 0.0) * 0.45;
float raised = clamp(edge * (0.75 + 0.5 * brush), 0.0, 1.0);
vec3 bright = mix(base * 1.9 + 0.012, vec3(1.0, 0.93, 0.8) * (0.05 + light * 1.9), 0.3);
base = mix(base, bright, raised * 0.8);
base *= mix(0.8, 1.1, clamp(normalize(vNormalAtRest).y * 0.5 + 0.5, 0.0, 1.0));
base = mix(base, vec3(0.16, 0.07, 0.3) * (0.35 + light * 1.6), ghost);
diffuseColor.rgb = base;
`;

export const FRAGMENT_ROUGHNESS = /* glsl */ `
float roughnessFactor = clamp(vPaint.w - raised * 0.08 + (brush - 0.5) * 0.12, 0.08, 1.0);
`;

/** Metal all the way goes black before a dark surrounding. */
export const FRAGMENT_METALNESS = /* glsl */ `
float metalnessFactor = vPaint.z * 0.8;
`;

/** Bumps by what the neighbouring pixels say; faded where a ring is smaller than two of them. */
export const FRAGMENT_NORMAL = /* glsl */ `
{
  float depth = detail.z;
  float fine = length(fwidth(vAtRest)) * 36.0;
  depth *= 1.0 - smoothstep(0.18, 0.6, fine) * (pattern == 5 || pattern == 6 ? 1.0 : 0.3);
  vec3 dx = dFdx(-vViewPosition), dy = dFdy(-vViewPosition);
  vec3 r1 = cross(dy, normal), r2 = cross(normal, dx);
  float det = dot(dx, r1);
  vec3 slope = sign(det) * (dFdx(detail.x) * depth * r1 + dFdy(detail.x) * depth * r2);
  normal = normalize(abs(det) * normal - slope);
}
`;

/** Above 0.95 tone mapping bleaches a gem to white. */
export const FRAGMENT_EMISSIVE = /* glsl */ `
float glow = vKind.y;
totalEmissiveRadiance = diffuseColor.rgb * glow * 0.95 + vec3(0.12, 0.04, 0.3) * ghost * 0.35;
diffuseColor.rgb *= mix(1.0, 0.35, smoothstep(0.15, 0.35, glow));
`;

/** Creases keep light out; only metal and gems shine fully; a cool rim parts the figure from the dark behind it. */
export const FRAGMENT_LIGHT = /* glsl */ `
{
  vec3 toEye = normalize(vViewPosition);
  vec3 outward = inverseTransformDirection(normal, viewMatrix);
  vec3 mirrored = inverseTransformDirection(reflect(-toEye, normal), viewMatrix);
  vec3 facing = mix(vec3(0.04), diffuseColor.rgb, metalnessFactor);
  vec2 share = mirrorShare(clamp(dot(normal, toEye), 0.0, 1.0), roughnessFactor);
  reflectedLight.indirectSpecular += boxMirrored(mirrored, roughnessFactor) * (facing * share.x + share.y);
  reflectedLight.indirectDiffuse += boxAround(outward) * diffuseColor.rgb * (1.0 - metalnessFactor);
}
float shine = mix(0.32, 1.0, metalnessFactor);
if (pattern == 0 && vPaint.w < 0.3) shine = 1.0;
reflectedLight.indirectDiffuse *= mix(0.25, 1.0, open);
reflectedLight.indirectSpecular *= mix(0.15, 1.0, open) * shine;
reflectedLight.directSpecular *= mix(0.4, 1.0, open) * shine;
reflectedLight.directDiffuse *= mix(0.62, 1.0, smoothstep(0.1, 0.8, open));
float grazing = pow(1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0), 3.0);
float side = clamp(normal.x * 0.5 + normal.y * 0.35 + 0.45, 0.0, 1.0);
reflectedLight.directDiffuse += grazing * side * open * rimColor * (0.05 + light * 1.1 + ghost * 0.6);
`;
