/** A line that no pattern reads and that may stand all the same; reviewed one by one. */
export interface LineException {
  readonly itemId: number;
  readonly line: string;
  readonly why: string;
}

export const LINE_EXCEPTIONS: readonly LineException[] = [
  {
    itemId: 44604,
    line: 'Mount',
    why: 'Borrowed Broom: a staff the package also calls a mount; the word gives no stat',
  },
  ...[37739, 37740].map((itemId) => ({
    itemId,
    line: 'Equip: Improves spell haste rating by -29.',
    why: '227 read as a signed byte, as the Wrath item shows; the corrections give it',
  })),
];
