/** The lozenge with the anvil: one drawing, written as SVG and painted as PNG. Coordinates in a 28 box. */
export interface Polygon {
  readonly points: readonly (readonly [number, number])[];
  /** Colour above and below. */
  readonly fill: readonly [top: string, bottom: string];
}

const GOLD = ['#f7dc9c', '#cf9632'] as const;
const GROUND = ['#2a323e', '#0e1116'] as const;

const lozenge = (half: number): readonly (readonly [number, number])[] => [
  [14, 14 - half],
  [14 + half, 14],
  [14, 14 + half],
  [14 - half, 14],
];

const ANVIL: readonly (readonly [number, number])[] = [
  [7.6, 9.2],
  [20.4, 9.2],
  [20.4, 12.4],
  [16, 13.9],
  [16, 16.8],
  [19, 19.6],
  [9, 19.6],
  [12, 16.8],
  [12, 13.9],
  [7.6, 12.4],
];

const BADGE: readonly Polygon[] = [
  { points: lozenge(14), fill: GOLD },
  { points: lozenge(12.7), fill: GROUND },
  { points: lozenge(11), fill: ['#8a6c36', '#5a4318'] },
  { points: lozenge(10.5), fill: GROUND },
  { points: ANVIL, fill: GOLD },
];

/** Systems cut a maskable icon to their own shape: ground to the edges, the sign in the safe middle. */
export function appIcon(maskable: boolean): readonly Polygon[] {
  if (!maskable) return BADGE;
  const shrink = ({ points, fill }: Polygon): Polygon => ({
    points: points.map(([x, y]) => [14 + (x - 14) * 0.74, 14 + (y - 14) * 0.74] as const),
    fill,
  });
  const square = {
    points: [
      [0, 0],
      [28, 0],
      [28, 28],
      [0, 28],
    ] as const,
    fill: GROUND,
  };
  return [square, ...BADGE.map(shrink)];
}

export function drawFavicon(): string {
  const shapes = BADGE.map(({ points, fill }, i) => {
    const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
    return (
      `<linearGradient id="p${i}" x2="0" y2="1"><stop stop-color="${fill[0]}"/><stop offset="1" stop-color="${fill[1]}"/></linearGradient>` +
      `<path fill="url(#p${i})" d="${d}"/>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${shapes.join('')}</svg>\n`;
}
