import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';

/** The game's own, for the stripe that chat programs draw beside a card. */
export const CLASS_COLOURS: Readonly<Record<GameClass, string>> = {
  deathknight: '#c41e3b',
  druid: '#ff7d0a',
  hunter: '#abd473',
  mage: '#69ccf0',
  paladin: '#f58cba',
  priest: '#ffffff',
  rogue: '#fff569',
  shaman: '#2459ff',
  warlock: '#9482c9',
  warrior: '#c79c6e',
};
