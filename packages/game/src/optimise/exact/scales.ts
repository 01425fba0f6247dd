import type { Model } from './model.ts';

/** Ratings are whole, percents may have a half or a hundredth: what to multiply each row by to count in whole numbers. */
export function rowScales(model: Model): Float64Array {
  const width = model.rows.length;
  const lists = [model.gems, model.enchants, ...model.items, ...model.bonuses].map(
    ({ rows }) => rows,
  );
  if (model.meta) lists.push(model.meta.rows);
  lists.push(model.given.rows);
  return Float64Array.from(model.rows, (_, row) => {
    const isWhole = (scale: number): boolean =>
      lists.every((list) => {
        for (let at = row; at < list.length; at += width) {
          const amount = list[at]! * scale;
          if (Math.abs(amount - Math.round(amount)) > 1e-9) return false;
        }
        return true;
      });
    return [1, 10, 100].find(isWhole) ?? 1000;
  });
}
