import type { AdSize } from './ad-sizes.ts';

export interface Ad {
  readonly title: string;
  readonly text: string;
  /** A path of the app, or an address elsewhere. */
  readonly to: string;
}

/** Who fills the places; another provider is a second file. */
export interface AdProvider {
  /** The next one for a place; it may fail, and then the place stays empty. */
  next(slotKey: string, size: AdSize, turn: number): Promise<Ad>;
}

/** Our own notices: nobody elsewhere learns who saw them. */
const HOUSE: readonly (Ad & {
  /** Of no use to a thumb. */
  readonly keyboard?: true;
})[] = [
  {
    title: 'Every figure, real',
    text: 'Search the items of your edition by name, and read them as the game shows them.',
    to: '/items',
  },
  {
    title: 'Press / anywhere',
    keyboard: true,
    text: 'The item search opens from every page. Press ? for all shortcuts.',
    to: '/items',
  },
  {
    title: 'Yours, and only yours',
    text: 'No account needed: read what is kept, where, and for how long.',
    to: '/privacy',
  },
];

export const houseAds: AdProvider = {
  next: async (slotKey, size, turn) => {
    const start = [...slotKey].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    const fitting = HOUSE.filter(({ keyboard }) => !keyboard || size !== 'mobile-banner');
    return fitting[(start + turn) % fitting.length]!;
  },
};
