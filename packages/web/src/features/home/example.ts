import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

export interface ExampleRing {
  readonly name: string;
  readonly quality: number;
  /** By the published weights of the example's spec. */
  readonly worth: number;
}

export interface ExampleCap {
  readonly label: string;
  readonly value: string;
  readonly of: string;
  /** How much of the cap is reached. */
  readonly reached: number;
}

/** Somebody of each edition: the items and their worth are real, the person is not. */
export interface Example {
  readonly name: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly born: string;
  /** Best first; the last one is worn. */
  readonly rings: readonly [ExampleRing, ExampleRing, ExampleRing];
  readonly caps: readonly [ExampleCap, ExampleCap];
}

export const EXAMPLES: Readonly<Record<EditionKey, Example>> = {
  classic: {
    name: 'Thornwick',
    gameClass: 'warrior',
    spec: 'Fury Warrior',
    born: '60 Human',
    rings: [
      { name: 'Band of Unnatural Forces', quality: 4, worth: 39.4 },
      { name: "Master Dragonslayer's Ring", quality: 4, worth: 32.7 },
      { name: 'Quick Strike Ring', quality: 4, worth: 28 },
    ],
    caps: [
      { label: 'Hit', value: '9.00%', of: 'of 9%', reached: 1 },
      { label: 'Weapon Skill', value: '305', of: 'of 308', reached: 5 / 8 },
    ],
  },
  sod: {
    name: 'Thornwick',
    gameClass: 'warrior',
    spec: 'Fury Warrior',
    born: '50 Human',
    rings: [
      { name: 'Drakeclaw Band of the Berserker', quality: 4, worth: 48.7 },
      { name: "Magni's Will", quality: 3, worth: 40.2 },
      { name: 'Hypercharged Gear of Devastation', quality: 4, worth: 32.5 },
    ],
    caps: [
      { label: 'Hit', value: '9.00%', of: 'of 9%', reached: 1 },
      { label: 'Weapon Skill', value: '255', of: 'of 258', reached: 5 / 8 },
    ],
  },
  tbc: {
    name: 'Vaelreth',
    gameClass: 'paladin',
    spec: 'Protection Paladin',
    born: '70 Blood Elf',
    rings: [
      { name: 'Band of the Abyssal Lord', quality: 4, worth: 112.4 },
      { name: 'Band of the Eternal Defender', quality: 4, worth: 106.1 },
      { name: 'Ring of Sundered Souls', quality: 4, worth: 99.4 },
    ],
    caps: [
      { label: 'Defense', value: '512', of: 'of 490', reached: 512 / 490 },
      { label: 'Hit', value: '3.95%', of: 'of 9%', reached: 3.95 / 9 },
    ],
  },
  wrath: {
    name: 'Hrothvar',
    gameClass: 'warrior',
    spec: 'Fury Warrior',
    born: '80 Orc',
    rings: [
      { name: 'Frostbrood Sapphire Ring', quality: 4, worth: 338 },
      { name: "Skeleton Lord's Circle", quality: 4, worth: 296 },
      { name: 'Might of Blight', quality: 4, worth: 288.8 },
    ],
    caps: [
      { label: 'Hit', value: '8.11%', of: 'of 8%', reached: 8.11 / 8 },
      { label: 'Expertise', value: '19', of: 'of 26', reached: 19 / 26 },
    ],
  },
};
