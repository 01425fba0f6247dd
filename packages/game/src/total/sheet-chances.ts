import { atLevel } from '../formula/level-table.ts';
import { AT } from './figures.ts';
import type { Scene } from './scene.ts';
import { addRated, addRating } from './sheet-ratings.ts';

/** Hit, crit, haste, expertise and armor penetration, in percent (expertise in points). */
export function workOutChances(scene: Scene): void {
  workOutHit(scene);
  workOutCrit(scene);
  workOutHaste(scene);
  const { tally } = scene;
  tally.begin(AT.expertise).flats(AT.expertise);
  addRating(scene, AT.expertiseRating, 'expertise');
  tally.end();
  tally.begin(AT.armorPenetration).flats(AT.armorPenetration).end();
  tally.begin(AT.armorPenetrationPercent).flats(AT.armorPenetrationPercent);
  const penetration = tally.flat[AT.armorPenetrationRating]!;
  addRated(scene, penetration, 'armorPenetration', 'Armor Penetration Rating');
  tally.end();
  tally.begin(AT.enemyDodgePercent).flats(AT.enemyDodgePercent).end();
  tally.begin(AT.enemyParryPercent).flats(AT.enemyParryPercent).end();
}

const SCHOOL_HIT = [
  AT.arcaneHitPercent,
  AT.fireHitPercent,
  AT.frostHitPercent,
  AT.holyHitPercent,
  AT.natureHitPercent,
  AT.shadowHitPercent,
] as const;

function workOutHit(scene: Scene): void {
  const { tally } = scene;
  tally.begin(AT.hitPercent).flats(AT.hitPercent).flats(AT.meleeHitPercent);
  addRating(scene, AT.hitRating, 'hit');
  tally.end();
  tally.begin(AT.meleeHitPercent).figure(AT.hitPercent).end();
  tally.begin(AT.rangedHitPercent).flats(AT.hitPercent).flats(AT.rangedHitPercent);
  addRating(scene, AT.rangedHitRating, 'hit');
  tally.end();
  tally.begin(AT.spellHitPercent).flats(AT.spellHitPercent);
  addRating(scene, AT.spellHitRating, 'spellHit');
  tally.end();
  for (const school of SCHOOL_HIT) {
    tally.begin(school).figure(AT.spellHitPercent).flats(school).end();
  }
}

function workOutCrit(scene: Scene): void {
  const { tally, dataset, facts, wearer } = scene;
  const { gameClass, level } = wearer;
  const base = facts.meleeCritPercent.base[gameClass] ?? 0;
  const fromAgility =
    tally.figures[AT.agility]! * atLevel(dataset.combat.critPerAgility, gameClass, level);
  const physical = (figure: number) =>
    tally
      .begin(figure)
      .add(base, 'class', gameClass)
      .add(fromAgility, 'attribute', 'Agility')
      .flats(AT.critPercent);

  physical(AT.meleeCritPercent).flats(AT.meleeCritPercent);
  addRating(scene, AT.critRating, 'crit');
  tally.endAboveZero();
  physical(AT.rangedCritPercent).flats(AT.rangedCritPercent);
  addRating(scene, AT.rangedCritRating, 'crit');
  tally.endAboveZero();
  tally.begin(AT.critPercent).figure(AT.meleeCritPercent).end();

  const fromIntellect =
    tally.figures[AT.intellect]! * atLevel(dataset.combat.critPerIntellect, gameClass, level);
  tally
    .begin(AT.spellCritPercent)
    .add(facts.spellCritPercent.base[gameClass] ?? 0, 'class', gameClass)
    .add(fromIntellect, 'attribute', 'Intellect')
    .flats(AT.spellCritPercent);
  addRating(scene, AT.spellCritRating, 'spellCrit');
  tally.endAboveZero();
}

function workOutHaste(scene: Scene): void {
  const { tally, edition, wearer } = scene;
  const quicker = edition.ratings?.meleeHasteScalar[wearer.gameClass] ?? 1;
  tally.begin(AT.hastePercent);
  addRating(scene, AT.hasteRating, 'haste', quicker);
  tally.quicken(AT.hastePercent).quicken(AT.meleeHastePercent).end();
  tally.begin(AT.meleeHastePercent).figure(AT.hastePercent).end();
  tally.begin(AT.rangedHastePercent);
  addRating(scene, AT.rangedHasteRating, 'haste');
  tally.quicken(AT.hastePercent).quicken(AT.rangedHastePercent).end();
  tally.begin(AT.spellHastePercent);
  addRating(scene, AT.spellHasteRating, 'spellHaste');
  tally.quicken(AT.spellHastePercent).end();
}
