/** Light and deep tone of the glyph, light and deep tone of the field behind it. */
export interface Palette {
  readonly key: PaletteKey;
  readonly hi: string;
  readonly lo: string;
  readonly in: string;
  readonly out: string;
}

/** The place in this list is the palette's number in a packed choice. */
export const PALETTE_KEYS = [
  'steel',
  'gold',
  'bronze',
  'leather',
  'holy',
  'fire',
  'frost',
  'arcane',
  'shadow',
  'nature',
  'fel',
  'blood',
  'water',
  'bone',
  'moon',
] as const;
export type PaletteKey = (typeof PALETTE_KEYS)[number];

/** The same tones as the design tokens `--hi-…`, `--lo-…`, `--in-…`, `--out-…`. */
export const PALETTES: Readonly<Record<PaletteKey, Palette>> = {
  steel: { key: 'steel', hi: '#f3f6fa', lo: '#7e90a8', in: '#35475d', out: '#121a24' },
  gold: { key: 'gold', hi: '#fff1c4', lo: '#c8882a', in: '#57400f', out: '#1b1407' },
  bronze: { key: 'bronze', hi: '#fadcb6', lo: '#a86238', in: '#55301d', out: '#1b0f0a' },
  leather: { key: 'leather', hi: '#ecd0a8', lo: '#8d5f3a', in: '#46321f', out: '#16100a' },
  holy: { key: 'holy', hi: '#fffbe2', lo: '#eabf50', in: '#6a5418', out: '#1f1909' },
  fire: { key: 'fire', hi: '#ffe6a8', lo: '#e6552a', in: '#6a2215', out: '#200a07' },
  frost: { key: 'frost', hi: '#f1fbff', lo: '#5cb2e8', in: '#174a6c', out: '#071824' },
  arcane: { key: 'arcane', hi: '#fbe0ff', lo: '#b06cf0', in: '#4a2774', out: '#150b26' },
  shadow: { key: 'shadow', hi: '#dfd2fb', lo: '#6d55ad', in: '#2c2150', out: '#0c0918' },
  nature: { key: 'nature', hi: '#eeffc8', lo: '#6cab3a', in: '#2a4d1d', out: '#0a1707' },
  fel: { key: 'fel', hi: '#f6ffb8', lo: '#93d32c', in: '#3d5410', out: '#111a05' },
  blood: { key: 'blood', hi: '#ffd9d1', lo: '#c8344a', in: '#611826', out: '#1c070b' },
  water: { key: 'water', hi: '#dcfff6', lo: '#2ca79e', in: '#105250', out: '#061b1b' },
  bone: { key: 'bone', hi: '#fcf6e8', lo: '#b09f80', in: '#4a4233', out: '#15120d' },
  moon: { key: 'moon', hi: '#f5f5ff', lo: '#98a2e4', in: '#303a70', out: '#0d1027' },
};
