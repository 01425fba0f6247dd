import {
  feralPowerOfWeapon,
  meleePowerRule,
  rangedPowerRule,
  type PowerRule,
} from '../formula/attack-power.ts';
import { AT } from './figures.ts';
import type { Scene } from './scene.ts';

export function workOutAttackPower(scene: Scene): void {
  const { tally, facts, edition, wearer } = scene;
  const feral = feralPower(scene);
  withClassPower(scene, AT.attackPower, meleePowerRule(facts, wearer.gameClass))
    .flats(AT.attackPower)
    .flats(AT.meleeAttackPower)
    .add(feral, 'form', scene.prepared.form?.label ?? '')
    .conversions(AT.attackPower)
    .conversions(AT.meleeAttackPower)
    .multiply(AT.attackPower)
    .multiply(AT.meleeAttackPower)
    .endAboveZero();
  tally.begin(AT.meleeAttackPower).figure(AT.attackPower).end();
  withClassPower(
    scene,
    AT.rangedAttackPower,
    rangedPowerRule(facts, edition.attributes, wearer.gameClass),
  )
    .flats(AT.attackPower)
    .flats(AT.rangedAttackPower)
    .conversions(AT.attackPower)
    .conversions(AT.rangedAttackPower)
    .multiply(AT.attackPower)
    .multiply(AT.rangedAttackPower)
    .endAboveZero();
}

function withClassPower({ tally, wearer }: Scene, figure: number, rule: PowerRule) {
  return tally
    .begin(figure)
    .add(wearer.level * rule.perLevel + rule.flat, 'class', wearer.gameClass)
    .add(tally.figures[AT.strength]! * rule.perStrength, 'attribute', 'Strength')
    .add(tally.figures[AT.agility]! * rule.perAgility, 'attribute', 'Agility');
}

/** What a weapon lends to paws, in the forms that have them. */
function feralPower({ tally, edition, standing }: Scene): number {
  const named = tally.begin(AT.feralAttackPower).flats(AT.feralAttackPower).end();
  const { feralForms, feralFromWeapon } = edition.attributes;
  if (standing.form === null || !feralForms.includes(standing.form)) return 0;
  const power = named > 0 ? named : feralPowerOfWeapon(feralFromWeapon, standing.mainHand?.dps);
  tally.weaponAttackPower = power;
  return power;
}

const SCHOOLS = [
  AT.arcaneSpellDamage,
  AT.fireSpellDamage,
  AT.frostSpellDamage,
  AT.holySpellDamage,
  AT.natureSpellDamage,
  AT.shadowSpellDamage,
] as const;

/** General power first; damage, healing and the schools stand on it (acceptance D1). */
export function workOutSpellPower({ tally }: Scene): void {
  tally
    .begin(AT.spellPower)
    .flats(AT.spellPower)
    .conversions(AT.spellPower)
    .multiply(AT.spellPower)
    .end();
  for (const side of [AT.spellDamage, AT.healingPower] as const) {
    tally.begin(side).figure(AT.spellPower).flats(side).conversions(side).multiply(side).end();
  }
  for (const school of SCHOOLS) {
    tally.begin(school).figure(AT.spellDamage).flats(school).conversions(school).end();
  }
  tally.begin(AT.spellPenetration).flats(AT.spellPenetration).end();
}
