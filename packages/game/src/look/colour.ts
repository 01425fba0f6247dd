/** Hue 0 to 1, saturation and value 0 to 1. */
export type Hsv = readonly [hue: number, saturation: number, value: number];

export function hsvOf(hex: string): Hsv {
  const number = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
  const high = Math.max(r, g, b);
  const span = high - Math.min(r, g, b);
  if (span === 0) return [0, 0, high];
  const turn = high === r ? (g - b) / span : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [(turn / 6 + 1) % 1, span / high, high];
}

export function hexOf([hue, saturation, value]: Hsv): string {
  const channel = (shift: number): string => {
    const k = (shift + hue * 6) % 6;
    const level = value * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1)));
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

export function mixed(from: string, to: string, share: number): string {
  const at = (hex: string, shift: number): number =>
    (Number.parseInt(hex.slice(1), 16) >> shift) & 255;
  return `#${[16, 8, 0]
    .map((shift) =>
      Math.round(at(from, shift) + (at(to, shift) - at(from, shift)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour with its saturation and value kept within bounds. */
export function bounded(
  hex: string,
  saturation: readonly [number, number],
  value: readonly [number, number],
): string {
  const [h, s, v] = hsvOf(hex);
  return hexOf([h, clamp(s, saturation), clamp(v, value)]);
}

export const turned = (hex: string, by: number): string => {
  const [h, s, v] = hsvOf(hex);
  return hexOf([(h + by + 1) % 1, s, v]);
};

const clamp = (x: number, [low, high]: readonly [number, number]): number =>
  Math.min(Math.max(x, low), high);
