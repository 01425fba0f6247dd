import { META_SOCKET } from '@gearwright/game/optimise/exact/problem.ts';
import type { Choice, Problem } from '@gearwright/game/optimise/exact/problem.ts';
import { makeModel } from '@gearwright/game/optimise/exact/model.ts';

/**
 * An exact autofill's problem as a mixed integer program in the LP format, for another solver to solve.
 * Set bonuses that do harm and idle meta gems are left out: they arise only where a stat may be too much.
 */
export function linearModel(problem: Problem): string {
  const model = new Lines();
  const { matching, free } = makeModel(problem, { meta: -1, idle: null, sets: [] });
  const used = new Map<number, Term[]>();
  /** A choice taken `name` times: its worth and its share of every measure. */
  const take = (name: string, { value, amounts }: Choice): void => {
    model.gain(name, value);
    amounts.forEach((amount, measure) => {
      if (amount !== 0) used.set(measure, [...(used.get(measure) ?? []), [amount, name]]);
    });
  };
  const metas = problem.metas.map((_, place) => model.binary(`m${place}`));
  if (metas.length > 0)
    model.row(
      metas.map((name) => [1, name]),
      '<=',
      1,
    );
  const setPieces: Term[][] = problem.sets.map(() => []);

  problem.slots.forEach(({ items }, slot) => {
    const worn = items.map((_, at) => model.binary(`x${slot}_${at}`));
    model.row(
      worn.map((name) => [1, name]),
      '=',
      1,
    );
    items.forEach((item, at) => {
      take(worn[at]!, item);
      if (item.set >= 0) setPieces[item.set]!.push([1, worn[at]!]);
    });
    const earned = items.flatMap((item, at) => {
      if (!item.bonus) return [];
      const name = model.binary(`b${slot}_${at}`);
      take(name, item.bonus);
      model.row(
        [
          [1, name],
          [-1, worn[at]!],
        ],
        '<=',
        0,
      );
      return [{ name, item }];
    });
    const open: Term[] = items.map((item, at) => [-item.extra, worn[at]!]);
    problem.enchantLists.forEach((list, place) => {
      const takers = items.flatMap((item, at) => (item.enchants === place ? [worn[at]!] : []));
      if (takers.length === 0) return;
      const names = list.map((enchant) => {
        const name = model.binary(`e${slot}_${place}_${enchant}`);
        take(name, problem.enchants[enchant]!);
        open.push([-problem.enchants[enchant]!.sockets, name]);
        return name;
      });
      model.row(
        [...names.map((name): Term => [1, name]), ...takers.map((name): Term => [-1, name])],
        '<=',
        0,
      );
    });
    const gemsIn = (kind: string, places: readonly number[]): string[] =>
      places.map((gem) => {
        const name = model.integer(`g${slot}_${kind}_${gem}`);
        take(name, problem.gems[gem]!);
        return name;
      });
    if (open.some(([count]) => count !== 0)) {
      model.row([...gemsIn('open', free).map((name): Term => [1, name]), ...open], '<=', 0);
    }
    for (const kind of new Set(items.flatMap((item) => item.sockets))) {
      const count = (sockets: readonly number[]): number =>
        sockets.filter((each) => each === kind).length;
      const isMeta = kind === META_SOCKET;
      const places = isMeta ? matching[kind]! : free;
      const names = gemsIn(String(kind), places);
      const matched = names.filter((_, at) => matching[kind]!.includes(places[at]!));
      const special: string[] = [];
      if (isMeta) {
        problem.metas.forEach((meta, place) => {
          const name = model.integer(`q${slot}_${place}`);
          take(name, meta);
          model.row(
            [
              [1, name],
              [-1, metas[place]!],
            ],
            '<=',
            0,
          );
          special.push(name);
        });
        if (problem.hasFiller) special.push(model.integer(`f${slot}`));
      }
      const set = [...names, ...special].map((name): Term => [1, name]);
      model.row(
        [...set, ...items.map((item, at): Term => [-count(item.sockets), worn[at]!])],
        '<=',
        0,
      );
      const bonuses = earned.map(({ name, item }): Term => [count(item.sockets), name]);
      if (bonuses.some(([sockets]) => sockets > 0)) {
        model.row(
          [...bonuses, ...[...matched, ...special].map((name): Term => [-1, name])],
          '<=',
          0,
        );
      }
    }
  });

  for (const [first, second] of problem.groups) {
    if (second === undefined) continue;
    const [left, right] = [problem.slots[first!]!.items, problem.slots[second]!.items];
    left.forEach((a, at) => {
      if (a.bothHands)
        model.row(
          [
            [1, `x${first}_${at}`],
            [-1, `x${second}_0`],
          ],
          '<=',
          0,
        );
      const copies = right.flatMap((b, place) =>
        a.unique >= 0 && a.unique === b.unique ? [place] : [],
      );
      if (copies.length > 0) {
        model.row(
          [[1, `x${first}_${at}`], ...copies.map((place): Term => [1, `x${second}_${place}`])],
          '<=',
          1,
        );
      }
    });
  }

  problem.sets.forEach(({ tiers }, set) => {
    const names = tiers.map((tier, at) => {
      const name = model.binary(`t${set}_${at}`);
      take(name, tier);
      model.row(
        [[tier.pieces, name], ...setPieces[set]!.map(([, item]): Term => [-1, item])],
        '<=',
        0,
      );
      return name;
    });
    model.row(
      names.map((name) => [1, name]),
      '<=',
      1,
    );
  });

  const color = problem.caps.length;
  const MANY = 100;
  problem.metas.forEach(({ needs }, place) => {
    for (const { color: own, atLeast, moreThan } of needs) {
      const sum = used.get(color + own) ?? [];
      const less = moreThan === null ? [] : (used.get(color + moreThan) ?? []);
      const terms = [...sum, ...less.map(([count, name]): Term => [-count, name])];
      if (moreThan === null) model.row([...terms, [-atLeast!, metas[place]!]], '>=', 0);
      else model.row([...terms, [-MANY - 1, metas[place]!]], '>=', -MANY);
    }
  });
  problem.limits.forEach((limit, at) => {
    const terms = used.get(color + 3 + at) ?? [];
    if (terms.length > 0) model.row(terms, '<=', limit);
  });
  problem.caps.forEach(({ kind, target, weight }, cap) => {
    const terms = used.get(cap) ?? [];
    if (kind === 'atLeast') model.row(terms, '>=', target);
    else if (kind === 'atMost') model.row(terms, '<=', target);
    else {
      const counted = `s${cap}`;
      model.gain(counted, weight);
      model.row([[1, counted]], '<=', target);
      model.row([[1, counted], ...terms.map(([amount, name]): Term => [-amount, name])], '<=', 0);
    }
  });
  return model.text();
}

type Term = readonly [factor: number, name: string];

/** Rows and columns as the LP format spells them. */
class Lines {
  readonly #gains: Term[] = [];
  readonly #rows: string[] = [];
  readonly #binaries: string[] = [];
  readonly #integers: string[] = [];

  gain(name: string, value: number): void {
    if (value !== 0) this.#gains.push([value, name]);
  }

  row(terms: readonly Term[], sign: '<=' | '>=' | '=', side: number): void {
    const sums = new Map<string, number>();
    for (const [factor, name] of terms) sums.set(name, (sums.get(name) ?? 0) + factor);
    const left = [...sums].flatMap(([name, factor]): Term[] =>
      factor === 0 ? [] : [[factor, name]],
    );
    if (left.length > 0) this.#rows.push(` r${this.#rows.length}: ${spelt(left)} ${sign} ${side}`);
  }

  binary(name: string): string {
    this.#binaries.push(name);
    return name;
  }

  integer(name: string): string {
    this.#integers.push(name);
    return name;
  }

  text(): string {
    return [
      'Maximize',
      ` worth: ${this.#gains.length > 0 ? spelt(this.#gains) : `0 ${this.#binaries[0]}`}`,
      'Subject To',
      ...this.#rows,
      'General',
      ...this.#integers.map((name) => ` ${name}`),
      'Binary',
      ...this.#binaries.map((name) => ` ${name}`),
      'End',
    ].join('\n');
  }
}

function spelt(terms: readonly Term[]): string {
  return terms
    .map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`)
    .join('\n  ');
}
