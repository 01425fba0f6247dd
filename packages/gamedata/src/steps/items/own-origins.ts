import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { SourceFact } from './fact-rows.ts';

interface OwnOrigin {
  readonly items: readonly number[];
  readonly editions: readonly EditionKey[];
  readonly from: readonly SourceFact[];
}

const BLADES_EDGE = 3522;
const SLAVE_PENS = 3717;

/** Where the tables have nothing, or a monster of another edition, and play knows better. */
const OWN_ORIGINS: readonly OwnOrigin[] = [
  {
    items: [913],
    editions: ['classic', 'tbc', 'wrath'],
    from: [{ type: 'drop', note: 'World drop' }],
  },
  // The only monster the tables know carries it in the season alone.
  { items: [7734], editions: ['tbc', 'wrath'], from: [] },
  // Frost Lord Ahune's goods as they were given out again with the anniversary realms.
  {
    items: [278774, 278819, 278823, 278827, 278833, 278838, 278847, 278953, 279240],
    editions: ['tbc'],
    from: [{ type: 'drop', giver: 'Ahune', zone: SLAVE_PENS, event: 'Midsummer Fire Festival' }],
  },
  {
    items: [32655, 32656, 32658, 32659, 32660, 32661, 32662, 32663, 32664, 32665],
    editions: ['tbc', 'wrath'],
    from: [
      {
        type: 'drop',
        zone: BLADES_EDGE,
        note: 'Dropped depleted; 50 Apexis Shards restore it',
      },
    ],
  },
  {
    items: [37835, 44308, 44309, 44310, 44311],
    editions: ['wrath'],
    from: [{ type: 'drop', note: 'World drop in Northrend' }],
  },
];

export function ownOrigins(
  edition: EditionKey,
): readonly (readonly [number, readonly SourceFact[]])[] {
  return OWN_ORIGINS.filter(({ editions }) => editions.includes(edition)).flatMap(
    ({ items, from }) => items.map((item) => [item, from] as const),
  );
}
