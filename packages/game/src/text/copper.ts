import type { Copper } from '../item/item.ts';

const PER_GOLD = 10_000;
const PER_SILVER = 100;

export interface Coins {
  readonly gold: number;
  readonly silver: number;
  readonly copper: number;
}

export function coinsOf(amount: Copper): Coins {
  const whole = Math.round(amount);
  return {
    gold: Math.floor(whole / PER_GOLD),
    silver: Math.floor((whole % PER_GOLD) / PER_SILVER),
    copper: whole % PER_SILVER,
  };
}

/** "12g 50s", leaving out what is none. */
export function copperText(amount: Copper): string {
  const { gold, silver, copper } = coinsOf(amount);
  const parts = [gold && `${gold}g`, silver && `${silver}s`, copper && `${copper}c`];
  return parts.filter(Boolean).join(' ') || '0c';
}
