import type { Item } from '../item/item.ts';
import { addedDps } from '../item/ammunition.ts';
import { amountText } from './amount.ts';
import { line, type TooltipLine } from './tooltip-line.ts';

/** Damage with speed at the right, then damage per second. */
export function weaponLines(item: Item): TooltipLine[] {
  const { damageMin, damageMax, speed, dps } = item;
  if (item.kind === 'ammo') return ammunitionLines(item);
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

function ammunitionLines(ammo: Item): TooltipLine[] {
  const dps = addedDps(ammo);
  return dps > 0 ? [line(`Adds ${dps.toFixed(1)} damage per second`)] : [];
}
