/** What sets an effect off. */
export const TRIGGERS = [
  'use',
  'hit',
  'ranged-hit',
  'cast',
  'crit',
  'spell-crit',
  'heal',
  'periodic',
  'damage-taken',
  'block',
  'parry',
  'dodge',
  'kill',
  'ability',
  'passive',
  'equip',
] as const;

export type Trigger = (typeof TRIGGERS)[number];
