import type { Item } from '../item/item.ts';

export interface WeaponStrike {
  readonly min: number;
  readonly max: number;
  /** Seconds between blows, haste included. */
  readonly speed: number;
  readonly dps: number;
}

export interface Wielded {
  readonly attackPower: number;
  /** Percent. */
  readonly haste: number;
  /** Damage added to every blow. */
  readonly bonus: number;
  /** Damage a second added by ammunition. */
  readonly ammoDps: number;
  readonly attackPowerPerDps: number;
  /** 1, or what an off hand is left with. */
  readonly share: number;
}

export function weaponStrike(weapon: Item | null, wielded: Wielded): WeaponStrike | null {
  const speed = weapon?.speed;
  if (!weapon || !speed || weapon.damageMax === null) return null;
  const added =
    wielded.bonus + speed * (wielded.attackPower / wielded.attackPowerPerDps + wielded.ammoDps);
  const min = ((weapon.damageMin ?? 0) + added) * wielded.share;
  const max = (weapon.damageMax + added) * wielded.share;
  const hasted = speed / (1 + wielded.haste / 100);
  return { min, max, speed: hasted, dps: (min + max) / 2 / hasted };
}
