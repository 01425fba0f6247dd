import type { Wearer } from '../character/character.ts';
import { isMeleeWeapon, isTwoHanded } from '../item/hands.ts';
import type { Item } from '../item/item.ts';
import { SHIELD } from '../item/weapon-types.ts';
import type { Condition } from '../effect/effect.ts';
import type { Gear } from '../set/gear-set.ts';
import { MAIN_HAND, OFF_HAND, RANGED } from '../slot/slots.ts';
import type { GameClass } from '../words/classes-and-races.ts';
import type { BuffsOn } from './chosen-buffs.ts';
import type { Line } from './line.ts';

/** How the wearer stands: what conditions of effects ask about. */
export interface Standing {
  readonly gameClass: GameClass;
  readonly form: string | null;
  readonly mainHand: Item | null;
  readonly offHand: Item | null;
  readonly ranged: Item | null;
  readonly dualWield: boolean;
  readonly shield: boolean;
  readonly buffNames: ReadonlySet<string>;
  /** Of those, the ones the wearer's class casts. */
  readonly ownBuffNames: ReadonlySet<string>;
  readonly buffCategories: ReadonlySet<string>;
  readonly buffLines: readonly Line[];
}

export function standingOf(
  gear: Gear,
  { gameClass }: Pick<Wearer, 'gameClass'>,
  form: string | null,
  buffs: BuffsOn,
): Standing {
  const mainHand = gear[MAIN_HAND].item;
  const offHand = gear[OFF_HAND].item;
  return {
    gameClass,
    form,
    mainHand,
    offHand,
    ranged: gear[RANGED].item,
    dualWield: isMeleeWeapon(mainHand) && isMeleeWeapon(offHand),
    shield: offHand?.weaponType === SHIELD,
    buffNames: buffs.names,
    ownBuffNames: buffs.ownNames,
    buffCategories: buffs.categories,
    buffLines: buffs.lines,
  };
}

/** Every named part must hold. What no sheet shows (procs, pets, some spells, other creatures) never does. */
export function holds(when: Condition, standing: Standing, ranged: boolean): boolean {
  if (isFleeting(when)) return false;
  const { form, mainHand } = standing;
  const weapon = ranged ? standing.ranged : mainHand;
  const buffs = when.castBySelf ? standing.ownBuffNames : standing.buffNames;
  return (
    (when.form === undefined || when.form.includes(form ?? 'none')) &&
    (when.classes === undefined || when.classes.includes(standing.gameClass)) &&
    (when.stance === undefined || (form !== null && when.stance.includes(form))) &&
    (when.weaponTypes === undefined ||
      (weapon?.weaponType != null && when.weaponTypes.includes(weapon.weaponType))) &&
    (!when.oneHanded || (isMeleeWeapon(mainHand) && !isTwoHanded(mainHand))) &&
    (!when.twoHanded || isTwoHanded(mainHand)) &&
    (!when.dualWield || standing.dualWield) &&
    (!when.shield || standing.shield) &&
    (when.unlessCategory === undefined || !standing.buffCategories.has(when.unlessCategory)) &&
    (when.buff === undefined || when.buff.some((name) => buffs.has(name)))
  );
}

/** Never of the sheet, whatever the wearer holds. Hit with a school is: see the school's own figures. */
function isFleeting(when: Condition): boolean {
  return (
    when.spells !== undefined ||
    when.school !== undefined ||
    when.aura !== undefined ||
    when.pet !== undefined ||
    when.imbue !== undefined ||
    when.creature !== undefined ||
    when.affects !== undefined ||
    when.target !== undefined ||
    when.attacks !== undefined ||
    (when.perStack ?? false) !== false ||
    (when.proc ?? false) !== false ||
    (when.active ?? false) !== false
  );
}
