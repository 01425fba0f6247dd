import type { ClassTalents } from '../dataset/tables.ts';
import { formatTalents } from './encoded-talents.ts';
import { readTalents } from './read-talents.ts';
import { soundOrder } from './sound-order.ts';
import { pointsIn, ranksOf } from './talent-order.ts';
import { talentPointsAt } from './talent-points.ts';

/** As much of a build as the level has points for, its main tree first; null where the text is no build of the class. */
export function standardTalents(text: string, talents: ClassTalents, level: number): string | null {
  const { value: order } = readTalents(text, talents);
  if (!order) return null;
  const points = ranksOf(order, talents).map(pointsIn);
  const main = points.indexOf(Math.max(...points));
  const first = [
    ...order.filter(({ tree }) => tree === main),
    ...order.filter(({ tree }) => tree !== main),
  ];
  return formatTalents(soundOrder(first, talents).slice(0, talentPointsAt(level)), talents);
}
