import { bounded, mixed, turned } from './colour.ts';
import { hashOf } from './hash.ts';
import { PALETTES, type PaletteKey } from './palettes.ts';
import type { Tier } from './model-id.ts';
import type { ArmourClass } from './worn-shapes.ts';

/** The pots of paint a piece may use: a mesh names them, an item fills them. */
export const POTS = ['base', 'accent', 'leather', 'metal', 'trim', 'wood', 'bone', 'glow'] as const;
export type Pot = (typeof POTS)[number];
export type Paint = Readonly<Record<Pot, string>>;

/** What stands in a mesh before an item paints it. */
export const PLAIN_PAINT: Paint = {
  base: '#7d6f5c',
  accent: '#8f8470',
  leather: '#5a3a22',
  metal: '#8e97a3',
  trim: '#7a6a55',
  wood: '#6b4a2c',
  bone: '#d8cba6',
  glow: '#7a6a55',
};

const TRIMS = {
  iron: '#6a7280',
  bronze: '#a8703c',
  brass: '#b8923c',
  silver: '#c4cdd8',
  gold: '#dca63c',
} as const;

/** Cool colours are set in silver, warm ones in gold. */
const COOL: ReadonlySet<PaletteKey> = new Set(['frost', 'moon', 'water', 'steel', 'bone']);

function trimOf(key: PaletteKey, tier: Tier, seed: number): string {
  if (tier === 1) return seed % 3 === 0 ? TRIMS.bronze : TRIMS.iron;
  if (tier === 2) return COOL.has(key) ? TRIMS.silver : seed % 2 === 0 ? TRIMS.bronze : TRIMS.brass;
  return COOL.has(key) ? TRIMS.silver : TRIMS.gold;
}

/** Plain things are drab: what is ornate may be bright. */
const BRIGHTNESS: Readonly<Record<Tier, readonly [saturation: number, value: number]>> = {
  1: [0.3, 0.46],
  2: [0.46, 0.54],
  3: [0.56, 0.6],
};

/** Three colours and a metal, harmonised: base, accent, leather, one trim, one glow. */
export function paintOf(
  key: PaletteKey,
  armour: ArmourClass | null,
  tier: Tier,
  theme: string,
): Paint {
  const seed = hashOf(theme);
  const tone = PALETTES[key];
  const [saturation, value] = BRIGHTNESS[tier];
  const drift = ((seed % 17) / 16 - 0.5) * 0.05;
  const dyed = turned(
    bounded(mixed(tone.lo, tone.in, 0.35), [0.08, saturation], [0.3, value]),
    drift,
  );
  // A second colour near the first; one in four stands across from it, and is muted.
  const across = (seed >>> 5) % 4 === 0;
  const accent = bounded(
    turned(dyed, across ? 0.48 : seed % 2 === 0 ? 0.08 : -0.08),
    [0.06, saturation * (across ? 0.4 : 0.8)],
    [0.18, value * (seed % 2 === 0 ? 0.55 : 0.8)],
  );
  const leather = bounded(mixed('#5a3c24', tone.in, 0.25), [0.2, 0.55], [0.2, 0.36]);
  const steel = ['#8a94a3', '#7c8798', '#9aa2ac', '#6c7684'][(seed >>> 9) % 4] ?? '#8a94a3';
  const metal = bounded(mixed(steel, tone.lo, tier * 0.09), [0.04, 0.28], [0.46, 0.72]);
  const base = {
    cloth: dyed,
    leather: bounded(
      mixed(tier === 1 ? '#7a4f2c' : '#5e4630', dyed, tier * 0.24),
      [0.2, 0.5],
      [0.24, 0.46],
    ),
    mail: bounded(mixed(metal, dyed, 0.1 + tier * 0.12), [0.05, 0.45], [0.45, 0.66]),
    plate: metal,
  };
  return {
    base: armour === null ? dyed : base[armour],
    accent,
    leather,
    metal,
    trim: trimOf(key, tier, seed),
    wood: bounded(mixed('#6b4a2c', tone.in, tier === 1 ? 0.1 : 0.4), [0.2, 0.55], [0.2, 0.42]),
    bone: '#d8cba6',
    glow: bounded(mixed(tone.lo, tone.hi, 0.25), [0.35, 0.75], [0.9, 1]),
  };
}
