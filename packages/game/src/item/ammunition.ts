import type { Item, WeaponType } from './item.ts';
import { BOW, CROSSBOW, GUN } from './weapon-types.ts';

export type AmmunitionKind = 'Arrow' | 'Bullet';

const SHOOTS: Readonly<Record<number, AmmunitionKind>> = {
  [BOW]: 'Arrow',
  [CROSSBOW]: 'Arrow',
  [GUN]: 'Bullet',
};

/** What a weapon of this type shoots; null for wands, thrown things and relics. */
export function shotFrom(weapon: WeaponType | null | undefined): AmmunitionKind | null {
  return weapon == null ? null : (SHOOTS[weapon] ?? null);
}

/** No column tells arrows from bullets, but the name or the icon of every bullet does. */
const OF_BULLETS = /bullet|shell/i;

/** null for what is no ammunition. */
export function ammunitionKind({ kind, name, icon }: Item): AmmunitionKind | null {
  if (kind !== 'ammo') return null;
  return OF_BULLETS.test(name) || OF_BULLETS.test(icon) ? 'Bullet' : 'Arrow';
}

export function canShoot(weapon: Item | null, ammo: Item): boolean {
  return shotFrom(weapon?.weaponType) === ammunitionKind(ammo);
}

/** Damage a second that ammunition adds to the weapon that shoots it. */
export function addedDps({ kind, dps, stats }: Item): number {
  return kind === 'ammo' ? (dps ?? stats.weaponDps ?? 0) : 0;
}
