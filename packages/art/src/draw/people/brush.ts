/** Busts are drawn in a 128 box round x = 64, flat shapes with one light from the upper left. */
export const path = (fill: string, d: string, more = ''): string =>
  `<path fill="${fill}" d="${d}"${more}/>`;

export const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const oval = (fill: string, cx: number, cy: number, rx: number, ry = rx): string =>
  `<ellipse fill="${fill}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`;

/** The drawing and its mirror image. */
export const both = (svg: string): string =>
  `${svg}<g transform="matrix(-1 0 0 1 128 0)">${svg}</g>`;

export interface Skin {
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
}

/** Skin with the shadow of its own far side. */
export const flesh = (skin: Skin, d: string): string => path(skin.mid, d) + path('url(#shade)', d);

export interface Eyes {
  readonly color: string;
  readonly glow?: boolean;
  readonly y: number;
  /** Distance of each from the middle. */
  readonly apart: number;
  readonly width: number;
  readonly height?: number;
}

export function eyes({ color, glow, y, apart, width, height = 2.6 }: Eyes): string {
  const x = 64 - apart;
  const lens = `M${x - width} ${y}Q${x} ${y - height * 2} ${x + width} ${y - height * 0.3}Q${x} ${y + height * 1.6} ${x - width} ${y}Z`;
  const halo = glow
    ? `<path fill="${color}" opacity=".35" stroke="${color}" stroke-width="3" d="${lens}"/>`
    : '';
  const pupil = glow
    ? ''
    : oval(color, x + 0.6, y - 0.4, height * 0.85) +
      oval('#10131a', x + 0.6, y - 0.4, height * 0.42);
  return both(halo + path(glow ? color : '#f3efe6', lens) + pupil);
}

export const brows = (color: string, y: number, width: number, thick = 3, tilt = 2): string =>
  both(
    line(
      color,
      thick,
      `M${62 - width - 3} ${y - tilt * 0.4}Q${60 - width / 2} ${y - tilt - 1} 59 ${y + tilt}`,
    ),
  );

export const nose = (skin: Skin, y: number, width = 4, length = 12): string =>
  path(
    skin.deep,
    `M62.5 ${y - length}L${64 + width} ${y}Q64 ${y + 3.2} ${64 - width} ${y}Q62 ${y - 3} 62.5 ${y - length}Z`,
    ' opacity=".55"',
  ) +
  path(
    skin.light,
    `M63.5 ${y - length}L64 ${y - 1}Q${64 - width + 1.5} ${y} ${64 - width + 0.5} ${y - 1.5}Z`,
    ' opacity=".5"',
  );

export const mouth = (color: string, y: number, width: number, bend = 1.5): string =>
  line(color, 2.4, `M${64 - width} ${y}Q64 ${y + bend} ${64 + width} ${y}`);

/** Lips told by their fill. */
export const lips = (color: string, y: number, width: number): string =>
  path(
    color,
    `M${64 - width} ${y}Q${64 - width / 2} ${y - 3} 64 ${y - 1.6}Q${64 + width / 2} ${y - 3} ${64 + width} ${y}Q64 ${y + 5} ${64 - width} ${y}Z`,
  );

export const neck = (skin: Skin, width: number, top = 78): string =>
  path(skin.deep, `M${64 - width} ${top}H${64 + width}L${66 + width} 112H${62 - width}Z`);

export const shoulders = (cloth: string, trim: string, width = 52, top = 100): string =>
  path(
    cloth,
    `M${64 - width} 130C${66 - width} ${top + 12} ${60 - width / 2} ${top + 2} 52 ${top}L64 ${top + 10}L76 ${top}C${68 + width / 2} ${top + 2} ${62 + width} ${top + 12} ${64 + width} 130Z`,
  ) +
  path(
    'url(#shade)',
    `M${64 - width} 130C${66 - width} ${top + 12} ${60 - width / 2} ${top + 2} 52 ${top}L64 ${top + 10}L76 ${top}C${68 + width / 2} ${top + 2} ${62 + width} ${top + 12} ${64 + width} 130Z`,
  ) +
  both(line(trim, 3, `M51 ${top + 0.5}L64 ${top + 11}`));
