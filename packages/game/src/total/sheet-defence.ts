import { diminishedDodge, diminishedMiss, diminishedParry } from '../formula/diminishing.ts';
import { atLevel } from '../formula/level-table.ts';
import { resilienceOf } from '../formula/resilience.ts';
import { AT } from './figures.ts';
import type { Scene } from './scene.ts';
import { addRated, addRating } from './sheet-ratings.ts';

const DEFENSE = 'Defense';
const DIMINISHING = 'Diminishing returns';
const TAKEN = [AT.critTakenPercent, AT.spellCritTakenPercent, AT.spellDamageTakenPercent] as const;

export function workOutDefence(scene: Scene): void {
  const { tally, facts, wearer, edition } = scene;
  tally.begin(AT.defense).flats(AT.defense);
  addRated(scene, tally.flat[AT.defenseRating]!, 'defense', 'Defense Rating');
  // Only whole points of skill turn blows away.
  const points = Math.floor(tally.end() + 1e-9) * edition.defence.defensePerPoint;
  tally
    .begin(AT.defenseSkill)
    .add(wearer.level * facts.skillCap.a, 'class', wearer.gameClass)
    .figure(AT.defense)
    .end();
  workOutDodge(scene, points);
  workOutParry(scene, points);
  workOutBlock(scene, points);
  workOutMiss(scene, points);
  for (const stat of TAKEN) {
    tally.begin(stat).flats(stat).end();
  }
  const resilience = resilienceOf(edition, tally.figures[AT.resilienceRating]!, wearer.level);
  tally.set(AT.resilienceCritReduction, resilience.critChance, 'Resilience');
  tally.set(AT.resilienceCritDamageReduction, resilience.critDamage, 'Resilience');
  tally.set(AT.resiliencePlayerDamageReduction, resilience.playerDamage, 'Resilience');
  tally.set(AT.resilienceManaDrainReduction, resilience.manaDrain, 'Resilience');
}

/** The agility one is born with dodges in full; what gear adds may diminish. */
function workOutDodge(scene: Scene, fromDefense: number): void {
  const { tally, facts, dataset, prepared, wearer, edition } = scene;
  const { gameClass, level } = wearer;
  const perAgility = atLevel(dataset.combat.dodgePerAgility, gameClass, level);
  const ownAgility = prepared.base[1] + (prepared.raceOffsets[1] ?? 0);
  tally
    .begin(AT.dodgePercent)
    .add(facts.dodgePercent.base[gameClass] ?? 0, 'class', gameClass)
    .flats(AT.dodgePercent)
    .add(ownAgility * perAgility, 'attribute', 'Agility');
  const kept = tally.value();
  tally.add((tally.figures[AT.agility]! - ownAgility) * perAgility, 'attribute', 'Agility (gear)');
  addRating(scene, AT.dodgeRating, 'dodge');
  tally.add(fromDefense, 'rating', DEFENSE);
  const gained = tally.value() - kept;
  const less = diminishedDodge(edition.defence.diminishing, gameClass, gained) - gained;
  tally.add(less, 'multiplier', DIMINISHING).multiply(AT.dodgePercent).endAboveZero();
}

function workOutParry(scene: Scene, fromDefense: number): void {
  const { tally, facts, wearer, edition } = scene;
  const canParry =
    facts.parryPercent.classes.includes(wearer.gameClass) || tally.flat[AT.canParry]! > 0;
  tally.set(AT.canParry, canParry ? 1 : 0, wearer.gameClass);
  tally.begin(AT.parryPercent);
  if (canParry) {
    tally.add(facts.parryPercent.base, 'class', wearer.gameClass).flats(AT.parryPercent);
    const kept = tally.value();
    addRating(scene, AT.parryRating, 'parry');
    tally.add(fromDefense, 'rating', DEFENSE);
    const gained = tally.value() - kept;
    const less = diminishedParry(edition.defence.diminishing, wearer.gameClass, gained) - gained;
    tally.add(less, 'multiplier', DIMINISHING);
  }
  tally.endAboveZero();
}

/** Nothing is blocked without a shield. */
function workOutBlock(scene: Scene, fromDefense: number): void {
  const { tally, facts, wearer, standing, edition } = scene;
  tally.begin(AT.shieldBlock).flats(AT.shieldBlock).end();
  tally.begin(AT.blockPercent);
  if (standing.shield) {
    tally.add(facts.blockPercent.base, 'class', wearer.gameClass).flats(AT.blockPercent);
    addRating(scene, AT.blockRating, 'block');
    tally.add(fromDefense, 'rating', DEFENSE);
  }
  tally.endAboveZero();
  const { perStrength, flat } = edition.attributes.blockValue;
  tally.begin(AT.blockValue);
  if (standing.shield) {
    tally
      .flats(AT.blockValue)
      .flats(AT.shieldBlock)
      .add(tally.figures[AT.strength]! * perStrength + flat, 'attribute', 'Strength')
      .conversions(AT.blockValue)
      .multiply(AT.blockValue);
  }
  tally.endAboveZero();
}

function workOutMiss({ tally, wearer, edition }: Scene, fromDefense: number): void {
  tally
    .begin(AT.missChancePercent)
    .add(edition.defence.missBase, 'class', wearer.gameClass)
    .flats(AT.missChancePercent)
    .add(fromDefense, 'rating', DEFENSE);
  const { diminishing } = edition.defence;
  const less = diminishedMiss(diminishing, wearer.gameClass, fromDefense) - fromDefense;
  tally.add(less, 'multiplier', DIMINISHING).end();
}
