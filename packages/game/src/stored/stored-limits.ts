/** Nothing stored is longer than this: enough for anyone, too little to fill a disk with. */
export const STORED_LIMITS = {
  id: 64,
  name: 100,
  spec: 40,
  talents: 300,
  gemsPerSlot: 5,
  wishlist: 100,
  points: 20,
  pointStats: 150,
  effectValues: 200,
  /** Of an effect, either way. */
  effectWorth: 1_000_000,
  caps: 40,
  /** Of a total that gear is held to. */
  capAmount: 1_000_000,
  buffs: 150,
  improvements: 20,
  consumables: 60,
  filterValues: 200,
  link: 300,
} as const;
