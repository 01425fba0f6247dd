import type { TalentOrder, TalentPoint } from './talent-order.ts';
import { FIRST_TALENT_LEVEL } from './talent-points.ts';

const GROUP = 5;

export interface OrderGroup {
  /** "10 - 14" */
  readonly label: string;
  readonly points: readonly (TalentPoint & { readonly level: number })[];
}

/** The order panel: fives of levels, from the first point on. */
export function orderGroups(order: TalentOrder): readonly OrderGroup[] {
  const groups: OrderGroup[] = [];
  for (let first = 0; first < order.length; first += GROUP) {
    const start = FIRST_TALENT_LEVEL + first;
    groups.push({
      label: `${start} - ${start + GROUP - 1}`,
      points: order
        .slice(first, first + GROUP)
        .map((point, index) => ({ ...point, level: start + index })),
    });
  }
  return groups;
}
