import { bossDefence, bossSpellMiss } from '../formula/boss-defence.ts';
import { expertiseReduction } from '../formula/expertise.ts';
import { weaponStrike } from '../formula/weapon-damage.ts';
import { addedDps, canShoot } from '../item/ammunition.ts';
import type { Item } from '../item/item.ts';
import { WAND } from '../item/weapon-types.ts';
import { AMMO } from '../slot/slots.ts';
import { AT } from './figures.ts';
import type { Scene } from './scene.ts';
import { skillOf } from './weapon-skills.ts';

/** What each weapon does, and how a boss meets it. */
export function workOutWeapons(scene: Scene): void {
  const { tally, standing, edition, handBonus, gear } = scene;
  const { figures } = tally;
  const bonus = tally.begin(AT.weaponDamageBonus).flats(AT.weaponDamageBonus).end();
  const scope = tally.begin(AT.rangedWeaponDamage).flats(AT.rangedWeaponDamage).end();
  strike(scene, MAIN, standing.mainHand, {
    attackPower: figures[AT.attackPower]!,
    haste: figures[AT.meleeHastePercent]!,
    bonus: bonus + handBonus.main,
    ammoDps: 0,
    share: 1,
  });
  strike(scene, OFF, standing.dualWield ? standing.offHand : null, {
    attackPower: figures[AT.attackPower]!,
    haste: figures[AT.meleeHastePercent]!,
    bonus: bonus + handBonus.off,
    ammoDps: 0,
    share: edition.attack.offHandDamage,
  });
  strike(scene, SHOT, standing.ranged, {
    // Wands draw on no strength of arm.
    attackPower: standing.ranged?.weaponType === WAND ? 0 : figures[AT.rangedAttackPower]!,
    haste: figures[AT.rangedHastePercent]!,
    bonus: scope,
    ammoDps: ammoDps(standing.ranged, gear[AMMO].item),
    share: 1,
  });
  workOutBossDefence(scene);
}

interface Hand {
  readonly min: number;
  readonly max: number;
  readonly speed: number;
  readonly dps: number;
  readonly skill: number;
}

const MAIN: Hand = {
  min: AT.mainHandDamageMin,
  max: AT.mainHandDamageMax,
  speed: AT.mainHandSpeed,
  dps: AT.mainHandDps,
  skill: AT.mainHandSkill,
};
const OFF: Hand = {
  min: AT.offHandDamageMin,
  max: AT.offHandDamageMax,
  speed: AT.offHandSpeed,
  dps: AT.offHandDps,
  skill: AT.offHandSkill,
};
const SHOT: Hand = {
  min: AT.rangedDamageMin,
  max: AT.rangedDamageMax,
  speed: AT.rangedSpeed,
  dps: AT.rangedDps,
  skill: AT.rangedSkill,
};

function strike(
  { tally, facts, edition, wearer }: Scene,
  hand: Hand,
  weapon: Item | null,
  wielded: Omit<Parameters<typeof weaponStrike>[1], 'attackPowerPerDps'>,
): void {
  const attackPowerPerDps = facts.attackPowerPerDps.a;
  const blow = weaponStrike(weapon, { ...wielded, attackPowerPerDps });
  if (!weapon || !blow) return;
  tally.set(hand.speed, blow.speed, weapon.name);
  // What betters the damage of one hand betters every blow of it.
  const better = (figure: number, damage: number): void => {
    tally.begin(figure).add(damage, 'multiplier', weapon.name).multiply(hand.dps).end();
  };
  better(hand.min, blow.min);
  better(hand.max, blow.max);
  better(hand.dps, blow.dps);
  if (edition.ratings !== null) return;
  const skill = skillOf(weapon);
  tally.begin(hand.skill).add(wearer.level * facts.skillCap.a, 'class', wearer.gameClass);
  if (skill !== null) tally.flats(skill);
  tally.end();
}

function ammoDps(weapon: Item | null, ammo: Item | null): number {
  return ammo && canShoot(weapon, ammo) ? addedDps(ammo) : 0;
}

function workOutBossDefence({ tally, facts, edition, wearer, standing }: Scene): void {
  const { figures } = tally;
  const untrained = wearer.level * facts.skillCap.a;
  const attack = {
    level: wearer.level,
    weaponSkill: figures[AT.mainHandSkill]! || untrained,
    hit: figures[AT.meleeHitPercent]!,
    expertise: figures[AT.expertise]!,
    enemyDodge: figures[AT.enemyDodgePercent]!,
    enemyParry: figures[AT.enemyParryPercent]!,
    dualWield: standing.dualWield,
  };
  const boss = bossDefence(facts, edition.attack, attack);
  const off = expertiseReduction(edition.attack, figures[AT.expertise]!);
  tally.set(AT.expertiseReduction, off, 'Expertise');
  tally.set(AT.bossMissedPercent, boss.miss, 'Boss');
  tally.set(AT.whiteMissPercent, boss.whiteMiss, 'Boss');
  tally.set(AT.bossDodgesPercent, boss.dodge, 'Boss');
  tally.set(AT.bossParriesPercent, boss.parry, 'Boss');
  tally.set(AT.glancePercent, boss.glance, 'Boss');
  tally.set(AT.critCapPercent, boss.critCap, 'Boss');
  const shot = bossDefence(facts, edition.attack, {
    ...attack,
    weaponSkill: figures[AT.rangedSkill]! || untrained,
    hit: figures[AT.rangedHitPercent]!,
    dualWield: false,
  });
  tally.set(AT.bossRangedMissPercent, shot.miss, 'Boss');
  const resisted = bossSpellMiss(facts, edition.attack, figures[AT.spellHitPercent]!);
  tally.set(AT.bossSpellMissPercent, resisted, 'Boss');
}
