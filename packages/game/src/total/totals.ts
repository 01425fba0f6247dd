import type { Gear } from '../set/gear-set.ts';
import { combatFacts } from '../formula/combat-facts.ts';
import { STATS } from '../stat/catalogue.ts';
import { AT, type FigureName } from './figures.ts';
import { sumGear, sumHands } from './gear-sums.ts';
import type { Chosen, Prepared } from './prepared.ts';
import { preparedOf } from './remembered.ts';
import type { Scene } from './scene.ts';
import { workOutArmor, workOutAttributes } from './sheet-attributes.ts';
import { workOutBossAttacks } from './sheet-boss.ts';
import { workOutChances } from './sheet-chances.ts';
import { workOutDefence } from './sheet-defence.ts';
import { workOutPools, workOutRegeneration } from './sheet-pools.ts';
import { workOutAttackPower, workOutSpellPower } from './sheet-power.ts';
import { workOutRatings } from './sheet-ratings.ts';
import { workOutWeapons } from './sheet-weapons.ts';
import { standingOf } from './standing.ts';
import { takeLines } from './take-lines.ts';
import { Tally, type Book } from './tally.ts';

export interface TotalsInput extends Chosen {
  readonly gear: Gear;
}

/** A character sheet: every figure, unrounded, and what it was worked out from. */
export interface Totals {
  readonly input: TotalsInput;
  /** By place in FIGURES. */
  readonly figures: Float64Array;
}

export function totals(input: TotalsInput): Totals {
  return { input, figures: workOut(input, null).figures };
}

export function figure({ figures }: Totals, name: FigureName): number {
  return figures[AT[name]]!;
}

export function workOut(input: TotalsInput, book: Book | null): Tally {
  const { edition, dataset, wearer, gear } = input;
  const prepared = preparedOf(input);
  const tally = new Tally(edition.attributes.floorAfterMultiplier, book);
  const standing = standingOf(gear, wearer, prepared.form?.form ?? null, prepared.buffs);
  const handBonus = { main: 0, off: 0 };
  const facts = combatFacts(dataset.combat);
  // oxfmt-ignore
  const scene: Scene = { tally, edition, dataset, wearer, gear, prepared, standing, handBonus, facts };
  sumEverything(scene, input);
  workOutAttributes(scene);
  workOutArmor(scene);
  workOutRatings(scene);
  workOutAttackPower(scene);
  workOutSpellPower(scene);
  workOutChances(scene);
  workOutDefence(scene);
  workOutPools(scene);
  workOutRegeneration(scene);
  workOutRest(tally);
  workOutWeapons(scene);
  workOutBossAttacks(scene);
  return tally;
}

/** Race first, then gear, then talents, glyphs, buffs, consumables and form. */
function sumEverything(scene: Scene, input: TotalsInput): void {
  const { tally, prepared } = scene;
  if (tally.book) takeLines(tally, prepared.raceLines, scene.standing);
  else {
    tally.flat.set(prepared.flat);
    for (const line of prepared.racePercents) tally.take(line);
  }
  sumGear(scene);
  sumHands(scene, input.consumables);
  if (tally.book) takeLines(tally, prepared.otherLines, scene.standing);
  else takePrepared(scene, prepared);
}

function takePrepared({ tally, standing }: Scene, prepared: Prepared): void {
  for (const line of prepared.constant) tally.take(line);
  takeLines(tally, prepared.conditional, standing);
}

const PLAIN_GROUPS: readonly string[] = [
  'resistance',
  'weaponSkill',
  'creature',
  'profession',
  'misc',
];
const PLAIN_STATS = STATS.flatMap(({ name, group }) =>
  PLAIN_GROUPS.includes(group) ? [AT[name]] : [],
);

/** Stats that nothing builds on: what is given is what there is. */
function workOutRest(tally: Tally): void {
  for (const stat of PLAIN_STATS) tally.begin(stat).flats(stat).end();
}
