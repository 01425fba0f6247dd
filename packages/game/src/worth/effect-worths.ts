import type { Dataset } from '../dataset/dataset.ts';
import type { ItemSet } from '../dataset/tables.ts';
import type { EffectAverage } from '../dataset/value-tables.ts';
import type { StatWeights } from '../point/point.ts';
import type { EffectChoice } from '../set/gear-set.ts';
import { isWeaponSlot, OFF_HAND } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import type { StatName, Stats } from '../stat/catalogue.ts';
import { averageWorth } from './average-worth.ts';
import { measuredMaps, type Measured, type MeasuredMaps } from './measured-maps.ts';
import { makeScale, type Scale, type ScaleRules } from './scale.ts';
import { secondWorth, weightOf, type SecondWorth, type Spec } from './damage-worth.ts';
import { enchantThing, itemThing, setThing } from './effect-worth.ts';
import type { EffectWorth } from './effect-worth.ts';
import { fightsBy, fires, type Fights } from './fires.ts';
import { usualBonus, wordsAlone } from './usual-bonus.ts';

export type WorthFacts = Pick<
  Dataset,
  'effectAverages' | 'measured' | 'presets' | 'classes' | 'items' | 'setOf'
>;

export interface WorthNeeds extends Spec {
  readonly edition: ScaleRules;
  readonly weights: StatWeights;
  /** The wearer's; absent is the last. */
  readonly level?: number;
  /** What the player set by hand, for the point whose weights these are. */
  readonly choices?: readonly Omit<EffectChoice, 'pointId'>[];
}

/**
 * What effects are worth to a spec under its weights: the player's word first, then what was measured, then the average.
 * Made once for a list, an autofill or a sheet, and asked often.
 */
export class EffectWorths {
  readonly #facts: WorthFacts;
  readonly #weights: StatWeights;
  readonly #scale: Scale;
  readonly #second: SecondWorth;
  readonly #fights: Fights;
  readonly #measured: MeasuredMaps;
  readonly #averages: ReadonlyMap<string, readonly EffectAverage[]>;
  readonly #choices: ReadonlyMap<string, number>;
  readonly #gameClass: Spec['gameClass'];
  readonly #items = new Map<number, EffectWorth | null>();
  readonly #sets = new Map<string, EffectWorth | null>();
  readonly #usualBonus: number;
  #rows: Float64Array | null = null;

  constructor(facts: WorthFacts, needs: WorthNeeds) {
    const { gameClass, spec, weights, choices = [] } = needs;
    const role = facts.classes
      .find((each) => each.gameClass === gameClass)
      ?.specs.find(({ key }) => key === spec)?.role;
    this.#facts = facts;
    this.#weights = weights;
    this.#gameClass = gameClass;
    this.#second = secondWorth(facts, needs, weights, role === 'healing');
    this.#fights = fightsBy(weights, role);
    this.#measured = measuredMaps(facts.measured, gameClass, spec);
    this.#averages = averagesByThing(facts.effectAverages);
    this.#scale = this.#measuredScale(makeScale(weights, needs.edition));
    const { edition, level = edition.maxLevel } = needs;
    this.#usualBonus = usualBonus(edition.attack, weights, level / edition.maxLevel);
    this.#choices = new Map(choices.map(({ thing, value }) => [thing, value]));
  }

  /** Where one gem that raises critical damage was measured, others count by it and not by the formula. */
  #measuredScale(scale: Scale): Scale {
    for (const [id, row] of this.#measured.items) {
      const percent = this.#averages.get(itemThing(id))?.[0]?.critDamagePercent ?? 0;
      const worth = percent > 0 ? (this.#ofMeasured(row)?.value ?? 0) : 0;
      if (worth > 0) return { ...scale, critDamage: worth / percent };
    }
    return scale;
  }

  /** Of an item or gem; 0 where nothing is known. */
  item(baseId: number): number {
    return this.whyItem(baseId)?.value ?? 0;
  }

  /** By effect id; a hand of its own where it was measured for one. */
  enchant(effectId: number, slot: SlotId): number {
    return this.whyEnchant(effectId, slot)?.value ?? 0;
  }

  /** What so many pieces give in all besides stats. */
  set(setId: number, pieces: number): number {
    return this.whySet(setId, pieces)?.value ?? 0;
  }

  /** Of every row of the item table. */
  byRow(): Float64Array {
    if (this.#rows) return this.#rows;
    const { items } = this.#facts;
    const rows = new Float64Array(items.length);
    for (const baseId of this.#knownItems()) {
      const row = items.row(baseId);
      if (row >= 0) rows[row] = this.item(baseId);
    }
    return (this.#rows = rows);
  }

  *#knownItems(): Iterable<number> {
    yield* this.#measured.items.keys();
    for (const thing of [...this.#averages.keys(), ...this.#choices.keys()]) {
      if (thing.startsWith('item:')) yield Number(thing.slice('item:'.length));
    }
  }

  whyItem(baseId: number): EffectWorth | null {
    let worth = this.#items.get(baseId);
    if (worth === undefined) {
      worth =
        this.#chosen(itemThing(baseId)) ??
        this.#known(
          this.#measured.items.get(baseId),
          this.#ofAverages(itemThing(baseId), this.#isWeapon(baseId)),
        );
      this.#items.set(baseId, worth);
    }
    return worth;
  }

  whyEnchant(effectId: number, slot: SlotId): EffectWorth | null {
    const averages = this.#averages.get(enchantThing(effectId)) ?? [];
    const isSecond = slot === OFF_HAND && averages.some(({ onEnemy }) => onEnemy);
    const chosen = this.#chosen(enchantThing(effectId));
    if (chosen || isSecond) return chosen;
    return this.#known(
      this.#measured.enchants.get(`${effectId} ${slot}`) ??
        this.#measured.enchants.get(String(effectId)),
      this.#ofAverages(enchantThing(effectId), false),
    );
  }

  whySet(setId: number, pieces: number): EffectWorth | null {
    const key = `${setId} ${pieces}`;
    let worth = this.#sets.get(key);
    if (worth === undefined) this.#sets.set(key, (worth = this.#setWorth(setId, pieces)));
    return worth;
  }

  /** Numbers of pieces at which a set's effect changes, ascending. */
  setSteps(setId: number): readonly number[] {
    const measured = this.#measured.sets.get(setId)?.map(({ pieces }) => pieces) ?? [];
    const average = this.#setAverages(setId).flatMap(({ pieces }) => pieces ?? []);
    const chosen = [...this.#choices.keys()]
      .filter((thing) => thing.startsWith(`set:${setId}:`))
      .map((thing) => Number(thing.split(':')[2]));
    const words = this.#wordsAlone(setId);
    return [...new Set([...measured, ...average, ...words, ...chosen])].sort((a, b) => a - b);
  }

  #setWorth(setId: number, pieces: number): EffectWorth | null {
    const reached = this.setSteps(setId).filter((step) => step <= pieces);
    const chosen = reached.findLast((step) => this.#choices.has(setThing(setId, step)));
    if (chosen !== undefined) return this.#chosen(setThing(setId, chosen));
    const row = this.#measured.sets.get(setId)?.findLast((each) => each.pieces <= pieces);
    const measured = this.#ofMeasured(row);
    if (measured) {
      // Measured over none at all: what its plain stats are worth is counted already.
      const plain = worthOf(statsOf(this.#facts.setOf(setId), pieces), this.#weights);
      return { ...measured, value: Math.max(measured.value - plain, 0) };
    }
    const effects = this.#setAverages(setId).filter((each) => (each.pieces ?? 0) <= pieces);
    const average = this.#worthOfAll(effects, false);
    const bonuses = this.#wordsAlone(setId).filter((each) => each <= pieces).length;
    const usual = bonuses * this.#usualBonus;
    if (usual <= 0) return average;
    return average
      ? { ...average, value: average.value + usual }
      : { value: usual, why: { how: 'usual', bonuses } };
  }

  /** Pieces whose bonus no average tells, of a spec nobody measured sets for: elsewhere those that help it were measured. */
  #wordsAlone(setId: number): readonly number[] {
    if (this.#measured.sets.size > 0) return [];
    const averaged = this.#setAverages(setId).flatMap(({ pieces }) => pieces ?? []);
    return wordsAlone(this.#facts.setOf(setId), averaged);
  }

  #setAverages(setId: number): readonly EffectAverage[] {
    return this.#averages.get(`set:${setId}`) ?? [];
  }

  #chosen(thing: string): EffectWorth | null {
    const value = this.#choices.get(thing);
    return value === undefined ? null : { value, why: { how: 'player' } };
  }

  /** What was measured wins; where it is lost in the noise of the runs, the average helps. */
  #known(row: Measured | undefined, average: EffectWorth | null): EffectWorth | null {
    const measured = this.#ofMeasured(row);
    if (!row || !measured || !average || row.points >= NOISE * row.error)
      return measured ?? average;
    const weight = weightOf(this.#weights, row.of.reference);
    const found = { value: row.points * weight, error: row.error * weight };
    const reckoned = { value: average.value, error: average.value * RECKONED_ERROR };
    return { ...average, value: Math.max(likelier(found, reckoned), 0) };
  }

  #ofMeasured(row: Measured | undefined): EffectWorth | null {
    if (!row) return null;
    const { points, error, of } = row;
    const { author, spec, reference, derivedFrom } = of;
    return {
      value: points < NOISE * error ? 0 : points * weightOf(this.#weights, reference),
      why: { how: 'measured', author, spec, points, error, reference, derivedFrom },
    };
  }

  #ofAverages(thing: string, isWeapon: boolean): EffectWorth | null {
    return this.#worthOfAll(this.#averages.get(thing) ?? [], isWeapon);
  }

  #worthOfAll(all: readonly EffectAverage[], isWeapon: boolean): EffectWorth | null {
    const effects = all.filter(
      ({ trigger, classes }) =>
        fires(trigger, isWeapon, this.#fights) && (classes?.includes(this.#gameClass) ?? true),
    );
    if (effects.length === 0) return null;
    const value = effects.reduce(
      (sum, effect) => sum + averageWorth(effect, this.#scale, this.#second),
      0,
    );
    return value === 0 ? null : { value, why: { how: 'average', effects } };
  }

  #isWeapon(baseId: number): boolean {
    const { items } = this.#facts;
    const row = items.row(baseId);
    return row >= 0 && isWeaponSlot(items.slots[row]!);
  }
}

/** Below so many standard errors a measurement says little more than that the effect is small. */
const NOISE = 2;
/** One standard error of a reckoned average, as a share of it. */
const RECKONED_ERROR = 0.4;

interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** Two estimates of one thing, each counted by how sure it is. */
function likelier(a: Estimate, b: Estimate): number {
  const [sureA, sureB] = [a.error ** -2, b.error ** -2];
  return (a.value * sureA + b.value * sureB) / (sureA + sureB);
}

const averages = new WeakMap<
  readonly EffectAverage[],
  ReadonlyMap<string, readonly EffectAverage[]>
>();

function averagesByThing(
  rows: readonly EffectAverage[],
): ReadonlyMap<string, readonly EffectAverage[]> {
  const known = averages.get(rows);
  if (known) return known;
  const made = new Map<string, EffectAverage[]>();
  for (const row of rows) {
    const thing = `${row.kind === 'gem' ? 'item' : row.kind}:${row.id}`;
    made.set(thing, [...(made.get(thing) ?? []), row]);
  }
  averages.set(rows, made);
  return made;
}

function statsOf(set: ItemSet | null, pieces: number): readonly Stats[] {
  return (set?.bonuses ?? []).flatMap((bonus) =>
    bonus.pieces <= pieces && bonus.stats ? [bonus.stats] : [],
  );
}

function worthOf(all: readonly Stats[], weights: StatWeights): number {
  let sum = 0;
  for (const stats of all) {
    for (const [name, amount] of Object.entries(stats))
      sum += amount * (weights[name as StatName] ?? 0);
  }
  return sum;
}
