import type { Item } from '../item/item.ts';
import { amountText } from './amount.ts';
import { line, type TooltipLine } from './tooltip-line.ts';

/** Damage with speed at the right, then damage per second. */
export function weaponLines({ damageMin, damageMax, speed, dps }: Item): TooltipLine[] {
  const lines: TooltipLine[] = [];
  if (damageMin !== null && damageMax !== null && speed !== null) {
    const range =
      damageMin === damageMax
        ? amountText(damageMin)
        : `${amountText(damageMin)} - ${amountText(damageMax)}`;
    lines.push(line(`${range} Damage`, 'plain', `Speed ${speed.toFixed(2)}`));
  }
  if (dps !== null) lines.push(line(`(${dps.toFixed(1)} damage per second)`));
  return lines;
}
