import type { Model } from './model.ts';
import { wholeScale } from './whole-scale.ts';

/** Sums of whole numbers stay well within what a label holds. */
const MOST = 2 ** 30;
/** Where amounts lie on no common step, thousandths come near. */
const FINE = 1000;
/** Gems and enchants are chosen about so often. */
const SEATS = 40;

/** Ratings are whole, percents may have a half or a third: what to multiply each row by to count in whole numbers. */
export function rowScales(model: Model): Float64Array {
  const width = model.rows.length;
  const lists = [model.gems, model.enchants, ...model.items, ...model.bonuses].map(
    ({ rows }) => rows,
  );
  if (model.meta) lists.push(model.meta.rows);
  lists.push(model.given.rows);
  return Float64Array.from(model.rows, (_, row) => {
    const amounts = new Set<number>();
    let sum = 0;
    for (const list of lists) {
      let most = 0;
      for (let at = row; at < list.length; at += width) {
        amounts.add(list[at]!);
        most = Math.max(most, Math.abs(list[at]!));
      }
      sum += most;
    }
    const scale = wholeScale(amounts) ?? FINE;
    return sum * scale * SEATS < MOST ? scale : FINE;
  });
}
