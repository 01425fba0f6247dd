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
      .end();
  }
}

export function workOutArmor(scene: Scene): void {
  const { tally, edition, wearer } = scene;
  tally.begin(AT.armorFromItems).flats(AT.armorFromItems).multiply(AT.armorFromItems).end();
  tally.begin(AT.bonusArmor).flats(AT.bonusArmor).end();
  armor(scene, AT.armorWorn, { bonus: true, raisedWhole: false });
  const bonus = !edition.sheet.publishedWithoutBonusArmor.includes(wearer.gameClass);
  const raisedWhole = edition.sheet.publishedArmorRaisedWhole.includes(wearer.gameClass);
  if (bonus && !raisedWhole) tally.begin(AT.armor).figure(AT.armorWorn).end();
  else armor(scene, AT.armor, { bonus, raisedWhole });
}

function armor(
  { tally, facts }: Scene,
  figure: number,
  { bonus, raisedWhole }: { readonly bonus: boolean; readonly raisedWhole: boolean },
): void {
  tally.begin(figure);
  if (raisedWhole) tally.flats(AT.armorFromItems);
  else tally.figure(AT.armorFromItems);
  if (bonus) tally.flats(AT.bonusArmor);
  tally
    .flats(AT.armor)
    .add(tally.figures[AT.agility]! * facts.armorFromAgility.a, 'attribute', 'Agility')
    .conversions(AT.armor)
    .multiply(AT.armor);
  if (raisedWhole) tally.multiply(AT.armorFromItems);
  tally.end();
}
