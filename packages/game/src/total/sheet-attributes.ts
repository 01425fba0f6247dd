import { AT } from './figures.ts';
import type { Scene } from './scene.ts';

const ATTRIBUTES = [AT.strength, AT.agility, AT.stamina, AT.intellect, AT.spirit] as const;

/** Base and race, gear, then the percents in order. */
export function workOutAttributes({ tally, prepared, wearer }: Scene): void {
  for (let place = 0; place < ATTRIBUTES.length; place++) {
    const stat = ATTRIBUTES[place]!;
    const ofClass = prepared.base[place as 0];
    const ofRace = prepared.raceOffsets[place] ?? 0;
    tally
      .begin(stat)
      .add(ofClass, 'class', wearer.gameClass)
      .add(ofRace, 'race', wearer.race)
      .flats(stat)
      .percentsOfBase(stat, ofClass + ofRace)
      .multiply(stat, true)
      .endAboveZero();
  }
}

/** What talents and forms multiply is the armor of items; what is added to it is added after. */
export function workOutArmor({ tally, facts }: Scene): void {
  tally.begin(AT.armorFromItems).flats(AT.armorFromItems).multiply(AT.armorFromItems).end();
  tally.begin(AT.bonusArmor).flats(AT.bonusArmor).end();
  tally
    .begin(AT.armor)
    .figure(AT.armorFromItems)
    .flats(AT.bonusArmor)
    .flats(AT.armor)
    .add(tally.figures[AT.agility]! * facts.armorFromAgility.a, 'attribute', 'Agility')
    .conversions(AT.armor)
    .multiply(AT.armor)
    .endAboveZero();
}
