import type { Edition } from '../edition/edition.ts';
import { fromRating } from './rating.ts';

export interface Resilience {
  /** Percent off the chance to be critically hit. */
  readonly critChance: number;
  /** Percent off the damage of critical hits. */
  readonly critDamage: number;
  /** Percent off all damage by players. */
  readonly playerDamage: number;
  /** Percent off mana drained. */
  readonly manaDrain: number;
}

const NONE: Resilience = { critChance: 0, critDamage: 0, playerDamage: 0, manaDrain: 0 };

export function resilienceOf(edition: Edition, rating: number, level: number): Resilience {
  const factors = edition.defence.resilience;
  if (factors === null || rating === 0) return NONE;
  const critChance = fromRating(edition.ratings, 'resilience', rating, level);
  return {
    critChance,
    critDamage: critChance * factors.critDamage,
    playerDamage: critChance * factors.playerDamage,
    manaDrain: critChance * factors.manaDrain,
  };
}
