import { columnAt } from './model.ts';
import type { Column, Model } from './model.ts';
import { extendLabels, nonDominated, sumOf } from './label.ts';
import type { Label, Penalties } from './label.ts';
import type { Pricing } from './pricing.ts';
import { priced } from './pricing.ts';
import { META_GEM, META_SOCKET, NO_GEM, PRISMATIC_SOCKET } from './problem.ts';
import type { ItemChoice } from './problem.ts';

/**
 * Labels of what can be put on items: enchants and gems, listed once for all items that take the same.
 * The picks of a list are the enchant, gems of added sockets, then gems of the item's own, by kind of socket.
 */
export class Attachments {
  readonly #model: Model;
  readonly #prices: Float64Array;
  readonly #scales: Float64Array;
  readonly #penalties: Penalties;
  readonly #gap: number;
  readonly #nothing: Label;
  /** By kind of socket: gems that match it, gems that do not, and all that may be set, none included. */
  readonly #matching: readonly (readonly Label[])[];
  readonly #others: readonly (readonly Label[])[];
  readonly #free: readonly (readonly Label[])[];
  readonly #lists = new Map<string, readonly Label[]>();

  constructor(
    pricing: Pricing,
    prices: Float64Array,
    scales: Float64Array,
    penalties: Penalties,
    gap: number,
  ) {
    const { model } = pricing;
    this.#model = model;
    this.#prices = prices;
    this.#scales = scales;
    this.#penalties = penalties;
    this.#gap = gap;
    const width = model.rows.length;
    this.#nothing = { reducedValue: 0, rows: new Int32Array(model.rows.length), picks: [] };
    const none = { ...this.#nothing, picks: [NO_GEM] };
    const gems = model.problem.gems.map((_, place) =>
      this.label(columnAt(model.gems, place, width), [place]),
    );
    const meta = model.meta ? [this.label(model.meta, [META_GEM])] : [];
    const kinds = [...Array(PRISMATIC_SOCKET + 1).keys()];
    const listed = (places: readonly number[], more: readonly Label[]): readonly Label[] =>
      nonDominated([...places.map((place) => gems[place]!), ...more], penalties);
    this.#matching = kinds.map((kind) =>
      listed(model.matching[kind]!, kind === META_SOCKET ? meta : []),
    );
    this.#others = kinds.map((kind) => {
      if (kind === META_SOCKET) return [none];
      const matches = new Set(model.matching[kind]);
      return listed(
        model.free.filter((place) => !matches.has(place)),
        [none],
      );
    });
    const free = listed(model.free, [none]);
    this.#free = kinds.map((kind) =>
      kind === META_SOCKET ? nonDominated([...this.#matching[kind]!, none], penalties) : free,
    );
  }

  /** A column as a label: in whole numbers, at the dual prices. */
  label(column: Column, picks: readonly number[]): Label {
    const { rows } = column;
    return {
      reducedValue: priced(column, this.#prices),
      rows: Int32Array.from(rows, (amount, at) => Math.round(amount * this.#scales[at]!)),
      picks,
    };
  }

  /** Lists of attachments for an item, each with what the item's bonus adds to it. */
  listsFor(choice: ItemChoice, bonus: Column | null): readonly (readonly Label[])[] {
    const sockets = [...choice.sockets].sort((a, b) => a - b);
    const all = (kind: string, own: () => readonly Label[]): readonly Label[] =>
      this.#kept(`${choice.enchants} ${choice.extra} ${kind} ${sockets.join()}`, () =>
        this.#extended(this.#enchants(choice.enchants, choice.extra), own()),
      );
    const free = (): readonly Label[] => all('free', () => this.#filled(sockets, this.#free));
    if (!bonus) return [free()];
    const matched = all('matched', () => this.#filled(sockets, this.#matching));
    const extra = this.label(bonus, []);
    const withBonus = matched.map(({ reducedValue, rows, picks }) => ({
      reducedValue: reducedValue + extra.reducedValue,
      rows: sumOf(rows, extra.rows),
      picks,
    }));
    if (!this.#isHarmful(bonus)) return [free(), withBonus];
    // The bonus comes whether it is wanted or not: without it, some socket must not match.
    const unmatched = sockets.map((_, odd) =>
      all(`odd ${odd}`, () =>
        this.#filled(sockets, (kind, at) => (at === odd ? this.#others : this.#free)[kind]!),
      ),
    );
    return [...unmatched, withBonus];
  }

  /** No enchant, or one of the list with gems in the sockets it adds. */
  #enchants(list: number, extra: number): readonly Label[] {
    return this.#kept(`enchants ${list} ${extra}`, () => {
      const { problem, enchants, rows } = this.#model;
      const open = (count: number): readonly Label[] =>
        this.#filled(new Array<number>(count).fill(PRISMATIC_SOCKET), this.#free);
      const none = this.#extended([{ ...this.#nothing, picks: [-1] }], open(extra));
      const some = (problem.enchantLists[list] ?? []).flatMap((place) => {
        const enchant = this.label(columnAt(enchants, place, rows.length), [place]);
        return this.#extended([enchant], open(extra + problem.enchants[place]!.sockets));
      });
      return nonDominated([...none, ...some], this.#penalties);
    });
  }

  #filled(
    sockets: readonly number[],
    lists: readonly (readonly Label[])[] | ((kind: number, at: number) => readonly Label[]),
  ): readonly Label[] {
    let filled: readonly Label[] = [this.#nothing];
    sockets.forEach((kind, at) => {
      filled = this.#extended(filled, typeof lists === 'function' ? lists(kind, at) : lists[kind]!);
    });
    return filled;
  }

  #extended(a: readonly Label[], b: readonly Label[]): readonly Label[] {
    return extendLabels(a, b, this.#gap, this.#penalties);
  }

  #kept(key: string, make: () => readonly Label[]): readonly Label[] {
    let list = this.#lists.get(key);
    if (!list) this.#lists.set(key, (list = make()));
    return list;
  }

  #isHarmful({ value, rows }: Column): boolean {
    if (value < 0) return true;
    return this.#model.rows.some(({ below, above }, at) =>
      above < 0 ? rows[at]! > 0 : below > 0 && rows[at]! < 0,
    );
  }
}
