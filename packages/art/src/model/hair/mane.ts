import type { Figure } from '../body/figure.ts';
import type { Layer } from '../mesh/layer.ts';
import { skinNumber } from '../paint/palette.ts';
import { HairBrush } from './hair-brush.ts';
import { hairLayer } from './hair-layer.ts';

/** The dark mane every tauren has between the horns and down the nape. */
export function maneOf(figure: Figure): readonly Layer[] {
  const brush = new HairBrush(figure);
  const long = figure.gender === 'male' ? 1 : 0.8;
  for (let j = 0; j < 16; j++) {
    const s = j / 15 - 0.5;
    brush.lock({
      around: 180 + s * 120,
      up: 30 + (j % 3) * 18,
      length: long * (0.7 + (j % 4) * 0.08),
      radius: 0.085,
      fall: 0.6,
      lift: 0.1,
      k: 0.026,
      loose: true,
    });
  }
  for (let j = -2; j <= 2; j++)
    brush.lock({
      around: j * 20,
      up: 62,
      length: 0.34,
      radius: 0.07,
      flow: [j * 0.2, -0.5, 0.8],
      fall: 0.3,
      lift: 0.3,
    });
  const layer = hairLayer(
    figure,
    brush,
    { line: (x, y, z) => Math.hypot(x * 1.15, (y - 0.32) * 0.8, z + 0.14) - 0.3, thick: 0.028 },
    900,
  );
  return layer
    ? [
        {
          ...layer,
          paint: {
            ...layer.paint,
            color: (_x, _y, _z, ny) => skinNumber('dark', ny > 0.5 ? 0.75 : 1),
          },
        },
      ]
    : [];
}
