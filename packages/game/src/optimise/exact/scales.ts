import type { Column, Model } from './model.ts';

/** Ratings are whole, percents may have a half or a hundredth: what to multiply each row by to count in whole numbers. */
export function rowScales(model: Model): Float64Array {
  const columns = columnsOf(model);
  return Float64Array.from(model.rows, (_, at) => {
    const amounts = columns.map((column) => column.rows[at]!);
    return [1, 10, 100].find((scale) => amounts.every((amount) => isWhole(amount * scale))) ?? 1000;
  });
}

function isWhole(amount: number): boolean {
  return Math.abs(amount - Math.round(amount)) < 1e-9;
}

function columnsOf(model: Model): readonly Column[] {
  const items = model.items.flat();
  return [
    model.given,
    ...model.gems,
    ...(model.meta ? [model.meta] : []),
    ...model.enchants,
    ...items,
    ...items.flatMap((item) => (item.bonus ? [item.bonus] : [])),
  ];
}
