import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Quality } from '@gearwright/game/item/item.ts';

/** The tokens of the look that a card needs; text colours are those that read well on its ground. */
export const PALETTE = {
  ground: '#0e1116',
  panel: '#161b22',
  line: '#2a313c',
  ink: '#e6e8eb',
  ink2: '#b9c1cc',
  ink3: '#9aa4b2',
  gold: '#d9a441',
  goldBright: '#f2cd83',
  goldDim: '#7d6232',
  up: '#74d08a',
  down: '#f58a96',
} as const;

export const CLASS_INK: Readonly<Record<GameClass, string>> = {
  deathknight: '#f2687d',
  druid: '#ff8f33',
  hunter: '#abd473',
  mage: '#69ccf0',
  paladin: '#f58cba',
  priest: '#f4f5f6',
  rogue: '#f5e96b',
  shaman: '#6f9bff',
  warlock: '#a898dc',
  warrior: '#cfa67a',
};

export const QUALITY_INK: Readonly<Record<Quality, string>> = {
  0: '#a3a8ae',
  1: '#f4f5f6',
  2: '#4be04a',
  3: '#4f9ef8',
  4: '#bf7df8',
  5: '#ff9a3d',
  6: '#e6cc80',
  7: '#e6cc80',
};
