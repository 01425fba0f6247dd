import type { GameClass } from '../words/classes-and-races.ts';
import type { GemColor } from '../item/item.ts';
import type { PaletteKey } from './palettes.ts';

export const BY_GEM: Readonly<Record<GemColor, PaletteKey>> = {
  red: 'blood',
  orange: 'fire',
  yellow: 'holy',
  green: 'nature',
  blue: 'frost',
  purple: 'arcane',
  meta: 'steel',
  prismatic: 'moon',
};

/** Stats of one school, worn or drunk. */
export const BY_SCHOOL_STAT: readonly (readonly [pattern: RegExp, palette: PaletteKey])[] = [
  [/^fire/, 'fire'],
  [/^frost/, 'frost'],
  [/^shadow/, 'shadow'],
  [/^arcane/, 'arcane'],
  [/^nature/, 'nature'],
  [/^holy/, 'holy'],
];

/** Elixirs, scrolls, food and enchants: one stat, one colour. */
export const BY_STAT: readonly (readonly [pattern: RegExp, palette: PaletteKey])[] = [
  [/^(strength|attackPower)$/, 'blood'],
  [/^(agility|rangedAttackPower|feralAttackPower)$/, 'nature'],
  [/^(stamina|health|hp5)$/, 'bronze'],
  [/^intellect$/, 'arcane'],
  [/^spirit$/, 'moon'],
  [/^(mana|mp5)$/, 'frost'],
  [/^(spellPower|spellDamage)$/, 'arcane'],
  [/^healingPower$/, 'holy'],
  [/(armor|Armor|defense|block|dodge|parry|resilience)/, 'steel'],
  [/(Crit|crit)/, 'fire'],
  [/(Hit|hit|expertise)/, 'gold'],
  [/(Haste|haste|Speed)/, 'water'],
  [/weaponDamage|rangedWeaponDamage/i, 'steel'],
];

/** What a fighter of the kind would wear; the hash of the theme decides among them. */
export const ROLES = {
  caster: ['arcane', 'shadow', 'moon', 'frost', 'fire', 'water'],
  healer: ['holy', 'water', 'moon', 'nature', 'gold'],
  striker: ['blood', 'bronze', 'steel', 'gold', 'fire'],
  stalker: ['leather', 'nature', 'bronze', 'shadow', 'fel', 'blood'],
  guard: ['steel', 'gold', 'bronze', 'moon'],
} as const satisfies Readonly<Record<string, readonly PaletteKey[]>>;

export const MATERIALS: readonly (readonly PaletteKey[])[] = [
  ['arcane', 'shadow', 'moon', 'water', 'blood', 'holy', 'frost'],
  ['leather', 'bronze', 'nature', 'bone', 'shadow', 'leather'],
  ['steel', 'bronze', 'water', 'leather', 'moon', 'gold'],
  ['steel', 'gold', 'bronze', 'moon', 'blood', 'steel'],
];
export const ANY: readonly PaletteKey[] = [
  'steel',
  'gold',
  'bronze',
  'arcane',
  'water',
  'moon',
  'blood',
  'nature',
  'bone',
  'leather',
  'frost',
  'shadow',
];

export const BY_CLASS: Readonly<Record<GameClass, readonly PaletteKey[]>> = {
  warrior: ['steel', 'blood', 'bronze', 'gold', 'fire'],
  hunter: ['nature', 'leather', 'bronze', 'gold', 'bone'],
  mage: ['arcane', 'frost', 'moon', 'fire', 'water'],
  priest: ['holy', 'moon', 'shadow', 'bone', 'water'],
  rogue: ['shadow', 'blood', 'leather', 'fel', 'steel'],
  druid: ['nature', 'moon', 'leather', 'water', 'bronze'],
  paladin: ['holy', 'gold', 'steel', 'moon', 'fire'],
  warlock: ['shadow', 'fel', 'fire', 'arcane', 'blood'],
  shaman: ['water', 'moon', 'bronze', 'fire', 'nature'],
  deathknight: ['frost', 'blood', 'fel', 'shadow', 'steel'],
};
