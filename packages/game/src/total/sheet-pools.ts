import { armorReduction } from '../formula/armor-reduction.ts';
import { BOSS_LEVELS } from '../formula/boss-defence.ts';
import { effectiveHealth } from '../formula/effective-health.ts';
import { healthFromStamina, manaFromIntellect } from '../formula/pools.ts';
import { healthFromSpirit, manaFromSpirit } from '../formula/regeneration.ts';
import { AT } from './figures.ts';
import type { Scene } from './scene.ts';

const HEALTH = 5;
const MANA = 6;

export function workOutPools(scene: Scene): void {
  const { tally, facts, prepared, wearer, edition } = scene;
  const baseHealth = prepared.base[HEALTH];
  const stamina = tally.figures[AT.stamina]!;
  tally
    .begin(AT.health)
    .add(baseHealth, 'class', wearer.gameClass)
    .percentsOfBase(AT.health, baseHealth)
    .add(healthFromStamina(facts, stamina), 'attribute', 'Stamina')
    .flats(AT.health)
    .conversions(AT.health)
    .multiply(AT.health)
    .end();
  workOutMana(scene);
  const { defence } = edition;
  const armor = tally.figures[AT.armor]!;
  tally.set(AT.armorReduction, armorReduction(defence, armor, wearer.level), 'Armor');
  const againstBoss = armorReduction(defence, armor, wearer.level + BOSS_LEVELS);
  tally
    .begin(AT.effectiveHealth)
    .figure(AT.health)
    .add(
      effectiveHealth(tally.figures[AT.health]!, againstBoss) - tally.figures[AT.health]!,
      'attribute',
      'Armor',
    )
    .end();
}

/** Whoever has no mana of their own gets none from intellect. */
function workOutMana({ tally, facts, prepared, wearer }: Scene): void {
  const baseMana = prepared.base[MANA];
  tally.begin(AT.mana);
  if (baseMana > 0) {
    tally
      .add(baseMana, 'class', wearer.gameClass)
      .percentsOfBase(AT.mana, baseMana)
      .add(manaFromIntellect(facts, tally.figures[AT.intellect]!), 'attribute', 'Intellect')
      .flats(AT.mana)
      .conversions(AT.mana)
      .multiply(AT.mana);
  }
  tally.end();
}

export function workOutRegeneration({ tally, dataset, prepared, wearer }: Scene): void {
  const { gameClass, level } = wearer;
  const spirit = tally.figures[AT.spirit]!;
  const intellect = tally.figures[AT.intellect]!;
  tally.begin(AT.mp5).flats(AT.mp5).conversions(AT.mp5).end();
  const share = tally.begin(AT.castingManaRegenPercent).flats(AT.castingManaRegenPercent).end();
  const rested =
    prepared.base[MANA] > 0
      ? manaFromSpirit(dataset.combat, { gameClass, level, spirit, intellect })
      : 0;
  tally.begin(AT.manaRegen).add(rested, 'attribute', 'Spirit').figure(AT.mp5).end();
  const casting = (rested * Math.min(share, 100)) / 100;
  tally.begin(AT.manaRegenCasting).add(casting, 'attribute', 'Spirit').figure(AT.mp5).end();
  const healing = healthFromSpirit(dataset.combat, { gameClass, level, spirit });
  tally.begin(AT.hp5).flats(AT.hp5).end();
  tally
    .begin(AT.healthRegen)
    .add(healing, 'attribute', 'Spirit')
    .multiply(AT.healthRegen)
    .flats(AT.healthRegen)
    .figure(AT.hp5)
    .end();
}
