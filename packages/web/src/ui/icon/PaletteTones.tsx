import { PALETTE_KEYS } from '@gearwright/game/look/palettes.ts';

/** The two tones of every palette, once a page: what the glyphs are filled with. */
export function PaletteTones() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {PALETTE_KEYS.map((palette) => (
          <linearGradient key={palette} id={`tones-${palette}`} x1=".15" y1="0" x2=".6" y2="1">
            <stop offset=".12" stopColor={`var(--hi-${palette})`} />
            <stop offset=".88" stopColor={`var(--lo-${palette})`} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}
