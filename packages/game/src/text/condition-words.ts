import type { Condition } from '../effect/effect.ts';
import { WEAPON_TYPES } from '../item/weapon-types.ts';

type Words = (when: Condition) => string | null | undefined;

const FORMS: Readonly<Record<string, string>> = {
  cat: 'Cat Form',
  bear: 'Bear Form',
  direBear: 'Dire Bear Form',
  moonkin: 'Moonkin Form',
  tree: 'Tree of Life',
  metamorphosis: 'Metamorphosis',
  shadowform: 'Shadowform',
  travel: 'Travel Form',
  none: 'no form',
};

const STANCES: Readonly<Record<string, string>> = {
  battle: 'Battle Stance',
  defensive: 'Defensive Stance',
  berserker: 'Berserker Stance',
  gladiator: 'Gladiator Stance',
  blood: 'Blood Presence',
  frost: 'Frost Presence',
  unholy: 'Unholy Presence',
};

/** Each part of a condition in words, in the order in which they are said. */
const PARTS: readonly Words[] = [
  ({ classes }) => classes && `for a ${either(classes)}`,
  ({ school }) => school && `with ${either(school.map(titled))} spells`,
  ({ spells }) => spells && `with ${spells}`,
  ({ form }) => form && `in ${either(form.map((name) => FORMS[name] ?? name))}`,
  ({ stance }) => stance && `in ${either(stance.map((name) => STANCES[name] ?? name))}`,
  ({ weaponTypes }) =>
    weaponTypes && `with ${either(weaponTypes.map((type) => WEAPON_TYPES[type]!))}`,
  ({ oneHanded }) => said(oneHanded, 'with a one-handed weapon'),
  ({ twoHanded }) => said(twoHanded, 'with a two-handed weapon'),
  ({ dualWield }) => said(dualWield, 'with a weapon in each hand'),
  ({ shield }) => said(shield, 'with a shield'),
  ({ buff, castBySelf, ofBuff }) =>
    buff &&
    `${ofBuff ? 'of what' : 'while'} ${castBySelf ? 'your own ' : ''}${either(buff)} ${ofBuff ? 'gives' : 'is on'}`,
  ({ imbue }) => imbue && `with ${imbue} on the weapon`,
  ({ pet, affects }) => (affects === 'pet' ? 'for the pet' : pet ? 'with a pet out' : null),
  ({ affects }) => said(affects === 'enemy', 'on the enemy'),
  ({ target }) => target && `against a ${target} target`,
  ({ creature }) => creature && `against ${creature}`,
  ({ attacks }) => attacks && `against ${attacks.join(' and ')} attacks`,
  ({ aura }) => said(aura !== undefined, 'as a buff on others, counted when the set lists it'),
  ({ unlessCategory }) => said(unlessCategory !== undefined, 'as a buff, counted when listed'),
  ({ active }) => said(active, 'while it is used'),
  ({ proc }) =>
    proc === true ? 'at times' : typeof proc === 'string' ? `at times (${proc})` : null,
  ({ perStack }) =>
    typeof perStack === 'number'
      ? `for each of up to ${perStack} stacks`
      : said(perStack === true, 'for each stack'),
  ({ outdoors }) => said(outdoors, 'outdoors'),
];

/** "in Bear Form or Dire Bear Form", "while Mage Armor is on": when an effect counts. */
export function conditionWords(when: Condition): string {
  return PARTS.flatMap((words) => words(when) ?? []).join(', ');
}

function said(is: boolean | undefined, words: string): string | null {
  return is ? words : null;
}

function either(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`;
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
