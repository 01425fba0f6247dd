/** `color-mix(in srgb, from, to share)` of two `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const part = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(part(from, at) * (1 - share) + part(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}
