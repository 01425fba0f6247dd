import type { RatingKind } from '../edition/edition.ts';
import { ratingPerPoint } from '../formula/rating.ts';
import { STATS } from '../stat/catalogue.ts';
import { AT } from './figures.ts';
import type { Scene } from './scene.ts';

const RANGED_TOO = [
  [AT.rangedHitRating, AT.hitRating],
  [AT.rangedCritRating, AT.critRating],
  [AT.rangedHasteRating, AT.hasteRating],
] as const;
const SPELLS_TOO = [
  [AT.spellHitRating, AT.hitRating],
  [AT.spellCritRating, AT.critRating],
  [AT.spellHasteRating, AT.hasteRating],
] as const;
const PLAIN = [
  AT.hitRating,
  AT.meleeCritRating,
  AT.hasteRating,
  AT.expertiseRating,
  AT.dodgeRating,
  AT.blockRating,
  AT.resilienceRating,
] as const;

/** Ratings as they are worn: a general one counts for bows, and in some editions for spells. */
export function workOutRatings({ tally, edition, wearer }: Scene): void {
  const rules = edition.ratings;
  if (rules === null) return;
  for (const rating of PLAIN) tally.begin(rating).flats(rating).end();
  tally
    .begin(AT.critRating)
    .flats(AT.critRating)
    .flats(AT.meleeCritRating)
    .conversions(AT.critRating)
    .end();
  for (const [ranged, general] of RANGED_TOO) {
    tally.begin(ranged).flats(general).flats(ranged).conversions(general).end();
  }
  for (const [spell, general] of SPELLS_TOO) {
    tally.begin(spell);
    if (rules.shared) tally.flats(general).conversions(general);
    tally.flats(spell).conversions(spell).end();
  }
  tally.begin(AT.parryRating).flats(AT.parryRating);
  const fromStrength = edition.attributes.parryFromStrength[wearer.gameClass];
  if (fromStrength !== undefined) {
    tally.add(tally.figures[AT.strength]! * fromStrength, 'attribute', 'Strength');
  }
  tally.end();
  // What talents give in points or percent stands on the sheet as the rating it is worth.
  tally
    .begin(AT.armorPenetrationRating)
    .flats(AT.armorPenetrationRating)
    .flatsAt(AT.armorPenetrationPercent, ratingPerPoint(rules, 'armorPenetration', wearer.level))
    .end();
  tally
    .begin(AT.defenseRating)
    .flats(AT.defenseRating)
    .flatsAt(AT.defense, ratingPerPoint(rules, 'defense', wearer.level))
    .end();
}

/** What a rating on the sheet comes to in percent or points, as one line of a figure's reasons. */
export function addRating(scene: Scene, rating: number, kind: RatingKind, scalar = 1): void {
  addRated(scene, scene.tally.figures[rating]! * scalar, kind, STATS[rating]!.label);
}

export function addRated(scene: Scene, rating: number, kind: RatingKind, label: string): void {
  const { tally, edition, wearer } = scene;
  if (edition.ratings === null || rating === 0) return;
  tally.add(rating / ratingPerPoint(edition.ratings, kind, wearer.level), 'rating', label);
}
