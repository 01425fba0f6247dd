import { columnAt } from './model.ts';
import type { Column, Model } from './model.ts';
import { added, combined, reduced } from './part.ts';
import type { Part, Slopes } from './part.ts';
import type { Pricing } from './pricing.ts';
import { priced } from './pricing.ts';
import { META_GEM, META_SOCKET, NO_GEM, PRISMATIC_SOCKET } from './problem.ts';
import type { ItemChoice } from './problem.ts';

/**
 * What can be put on items: enchants and gems, listed once for all items that take the same.
 * The picks of a list are the enchant, gems of added sockets, then gems of the item's own, by kind of socket.
 */
export class Attachments {
  readonly #model: Model;
  readonly #prices: Float64Array;
  readonly #scales: Float64Array;
  readonly #slopes: Slopes;
  readonly #reach: number;
  readonly #nothing: Part;
  /** By kind of socket: gems that match it, gems that do not, and all that may be set, none included. */
  readonly #matching: readonly (readonly Part[])[];
  readonly #others: readonly (readonly Part[])[];
  readonly #free: readonly (readonly Part[])[];
  readonly #lists = new Map<string, readonly Part[]>();

  constructor(
    pricing: Pricing,
    prices: Float64Array,
    scales: Float64Array,
    slopes: Slopes,
    reach: number,
  ) {
    const { model } = pricing;
    this.#model = model;
    this.#prices = prices;
    this.#scales = scales;
    this.#slopes = slopes;
    this.#reach = reach;
    const width = model.rows.length;
    this.#nothing = { price: 0, rows: new Int32Array(model.rows.length), picks: [] };
    const none = { ...this.#nothing, picks: [NO_GEM] };
    const gems = model.problem.gems.map((_, place) =>
      this.part(columnAt(model.gems, place, width), [place]),
    );
    const meta = model.meta ? [this.part(model.meta, [META_GEM])] : [];
    const kinds = [...Array(PRISMATIC_SOCKET + 1).keys()];
    const listed = (places: readonly number[], more: readonly Part[]): readonly Part[] =>
      reduced([...places.map((place) => gems[place]!), ...more], slopes);
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
      kind === META_SOCKET ? reduced([...this.#matching[kind]!, none], slopes) : free,
    );
  }

  /** A column in whole numbers at the prices. */
  part(column: Column, picks: readonly number[]): Part {
    const { rows } = column;
    return {
      price: priced(column, this.#prices),
      rows: Int32Array.from(rows, (amount, at) => Math.round(amount * this.#scales[at]!)),
      picks,
    };
  }

  /** Lists of attachments for an item, each with what the item's bonus adds to it. */
  listsFor(choice: ItemChoice, bonus: Column | null): readonly (readonly Part[])[] {
    const sockets = [...choice.sockets].sort((a, b) => a - b);
    const all = (kind: string, own: () => readonly Part[]): readonly Part[] =>
      this.#kept(`${choice.enchants} ${choice.extra} ${kind} ${sockets.join()}`, () =>
        this.#combined(this.#enchants(choice.enchants, choice.extra), own()),
      );
    const free = (): readonly Part[] => all('free', () => this.#filled(sockets, this.#free));
    if (!bonus) return [free()];
    const matched = all('matched', () => this.#filled(sockets, this.#matching));
    const extra = this.part(bonus, []);
    const withBonus = matched.map(({ price, rows, picks }) => ({
      price: price + extra.price,
      rows: added(rows, extra.rows),
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
  #enchants(list: number, extra: number): readonly Part[] {
    return this.#kept(`enchants ${list} ${extra}`, () => {
      const { problem, enchants, rows } = this.#model;
      const open = (count: number): readonly Part[] =>
        this.#filled(new Array<number>(count).fill(PRISMATIC_SOCKET), this.#free);
      const none = this.#combined([{ ...this.#nothing, picks: [-1] }], open(extra));
      const some = (problem.enchantLists[list] ?? []).flatMap((place) => {
        const enchant = this.part(columnAt(enchants, place, rows.length), [place]);
        return this.#combined([enchant], open(extra + problem.enchants[place]!.sockets));
      });
      return reduced([...none, ...some], this.#slopes);
    });
  }

  #filled(
    sockets: readonly number[],
    lists: readonly (readonly Part[])[] | ((kind: number, at: number) => readonly Part[]),
  ): readonly Part[] {
    let filled: readonly Part[] = [this.#nothing];
    sockets.forEach((kind, at) => {
      filled = this.#combined(filled, typeof lists === 'function' ? lists(kind, at) : lists[kind]!);
    });
    return filled;
  }

  #combined(a: readonly Part[], b: readonly Part[]): readonly Part[] {
    return combined(a, b, this.#reach, this.#slopes);
  }

  #kept(key: string, make: () => readonly Part[]): readonly Part[] {
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
