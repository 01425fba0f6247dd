/** Pixels. */
const AD_SIZES = {
  leaderboard: { width: 728, height: 90 },
  'medium-rectangle': { width: 300, height: 250 },
  'mobile-banner': { width: 320, height: 50 },
  skyscraper: { width: 160, height: 600 },
} as const;

export type AdSize = keyof typeof AD_SIZES;

export type AdDevice = 'desktop' | 'mobile' | 'all';

/** Which place on which page is filled: pages of one talent build count as the calculator's. */
export function adSlotKey(size: AdSize, path: string): string {
  return `${size}:${path.replace(/^(\/(?:era|sod))?(\/talents)(?:\/.*)?$/, '$1$2')}`;
}
