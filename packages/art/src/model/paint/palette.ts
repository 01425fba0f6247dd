import { PLAIN_COLORS, SKIN_TINTS, type PlainColor, type SkinTint } from './color-names.ts';
import type { CharacterColors } from './colors.ts';

/** One colour of a mesh. A derived one follows another: mixed towards a colour, then made lighter or darker, per sRGB channel. */
export interface PaletteEntry {
  readonly name: string;
  readonly color: string;
  readonly follows?: string;
  readonly toward?: string;
  readonly amount?: number;
  readonly shade?: number;
}

/** How many steps a gradation has besides its beginning. */
const LEVELS = 4;

const SHADES = [0.68, 0.82, 1, 1.16, 1.34] as const;

const NAMES: readonly string[] = [
  'skin',
  ...SKIN_TINTS.flatMap((tint) =>
    Array.from({ length: LEVELS }, (_, i) => `skin-${tint}-${i + 1}`),
  ),
  'hair',
  ...SHADES.map((_, i) => `hair-${i}`),
  'horn',
  ...SHADES.map((_, i) => `horn-${i}`),
  'eye-light',
  'eye-dark',
  ...PLAIN_COLORS,
];
const NUMBERS: ReadonlyMap<string, number> = new Map(NAMES.map((name, i) => [name, i]));

/** The same numbers for every character, so that any part can be baked alone. */
export const paletteNumber = (
  name: 'skin' | 'hair' | 'horn' | 'eye-light' | 'eye-dark' | PlainColor,
): number => NUMBERS.get(name)!;

/** The skin turned towards a tint, 0 not at all, 1 wholly. */
export function skinNumber(tint: SkinTint, amount: number): number {
  const level = Math.round(Math.min(1, Math.max(0, amount)) * LEVELS);
  return level === 0 ? 0 : NUMBERS.get(`skin-${tint}-${level}`)!;
}

/** Hair or horn from dark (0) to light (1). */
export function shadeNumber(of: 'hair' | 'horn', light: number): number {
  return NUMBERS.get(`${of}-${Math.round(Math.min(1, Math.max(0, light)) * (SHADES.length - 1))}`)!;
}

/** The palette as it stands in a character's file. */
export function paletteOf(colors: CharacterColors): readonly PaletteEntry[] {
  const skin = colors.skins[0]!;
  const hair = colors.hairs[0]!;
  const shades = (of: 'hair' | 'horn', base: string): readonly PaletteEntry[] => [
    { name: of, color: base },
    ...SHADES.map((shade, i) => derived(`${of}-${i}`, of, base, { shade })),
  ];
  return [
    { name: 'skin', color: skin },
    ...SKIN_TINTS.flatMap((tint) =>
      Array.from({ length: LEVELS }, (_, i) =>
        derived(`skin-${tint}-${i + 1}`, 'skin', skin, {
          toward: colors.tints[tint],
          amount: (i + 1) / LEVELS,
        }),
      ),
    ),
    ...shades('hair', hair),
    ...shades('horn', colors.horn),
    derived('eye-light', 'eye', colors.eye, { toward: '#ffffff', amount: 0.45 }),
    derived('eye-dark', 'eye', colors.eye, { shade: 0.45 }),
    ...PLAIN_COLORS.map((name) => ({
      name,
      color: name === 'eye' ? colors.eye : name === 'hoof' ? colors.hoof : colors.plain[name],
    })),
  ];
}

function derived(
  name: string,
  from: string,
  base: string,
  by: { toward?: string; amount?: number; shade?: number },
): PaletteEntry {
  return {
    name,
    color: mixed(base, by.toward ?? base, by.amount ?? 0, by.shade ?? 1),
    follows: from,
    ...by,
  };
}

/** Mixes two `#rrggbb` colours channel by channel, then multiplies. */
export function mixed(a: string, b: string, amount: number, shade = 1): string {
  const channels = [1, 3, 5].map((at) => {
    const [x, y] = [
      Number.parseInt(a.slice(at, at + 2), 16),
      Number.parseInt(b.slice(at, at + 2), 16),
    ];
    return Math.min(255, Math.round((x + (y - x) * amount) * shade));
  });
  return `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}
