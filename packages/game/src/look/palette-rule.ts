import type { StatName, Stats } from '../stat/catalogue.ts';
import { pick } from './hash.ts';
import type { PaletteSubject } from './palette-subject.ts';
import { iconPattern, iconText, nameText, wordPattern } from './name-words.ts';
import { COLOR_WORDS, SCHOOL_WORDS } from './palette-words.ts';
import {
  ANY,
  BY_CLASS,
  BY_GEM,
  BY_SCHOOL_STAT,
  BY_STAT,
  MATERIALS,
  ROLES,
} from './palette-tables.ts';
import type { PaletteKey } from './palettes.ts';
import { themeOf } from './theme.ts';

/** School or stats first, else material, else the hash. */
export function choosePalette(subject: PaletteSubject): PaletteKey {
  if (subject.gemColor) return BY_GEM[subject.gemColor];
  const named = wordPalette(nameText(subject.name), wordPattern);
  if (named) return named;
  const stats = subject.stats ?? {};
  const school = schoolPalette(stats);
  if (school) return school;
  if (isConcept(subject)) {
    const given = statPalette(stats);
    if (given) return given;
  }
  const pictured = iconPalette(subject);
  if (pictured) return pictured;
  const seed = `${subject.setId ?? ''}${themeOf(subject.name)}`;
  const hinted = iconSchool(subject.icon);
  // The prefix of a spell's icon is a hint, not a colour: half a tree would be of one.
  if (hinted) return pick([hinted, hinted, hinted, ...poolOf(subject, stats)], seed);
  return pick(poolOf(subject, stats), seed);
}

/** A school before any other colour; of several, the one that is named first. */
function wordPalette(text: string, pattern: (stems: string) => RegExp): PaletteKey | null {
  for (const words of [SCHOOL_WORDS, COLOR_WORDS]) {
    let [first, palette]: [number, PaletteKey | null] = [Infinity, null];
    for (const [stems, candidate] of words) {
      const at = text.search(pattern(stems));
      if (at >= 0 && at < first) [first, palette] = [at, candidate];
    }
    if (palette) return palette;
  }
  return null;
}

/** Icon names of spells tell what they show; those of gear only number the shapes. */
function iconPalette({ kind, icon }: PaletteSubject): PaletteKey | null {
  if (kind === 'equipment' || kind === 'ammo') return null;
  const text = iconText(icon).replace(/^ (?:holy|shadow|nature|arcane|fire|frost) /, ' ');
  return wordPalette(text, iconPattern);
}

function iconSchool(icon: string): PaletteKey | null {
  const school = /^(?:classic_)?spell_([a-z]+)_/.exec(icon)?.[1];
  return school ? wordPalette(` ${school} `, wordPattern) : null;
}

function isConcept({ kind }: PaletteSubject): boolean {
  return (
    kind === 'consumable' ||
    kind === 'enchant' ||
    kind === 'enchantment' ||
    kind === 'spell' ||
    kind === 'glyph'
  );
}

function largestFirst(stats: Stats): readonly string[] {
  return (Object.entries(stats) as [StatName, number][])
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([name]) => name);
}

function schoolPalette(stats: Stats): PaletteKey | null {
  const schools = new Set<PaletteKey>();
  for (const name of largestFirst(stats)) {
    const school = BY_SCHOOL_STAT.find(([pattern]) => pattern.test(name))?.[1];
    if (school) schools.add(school);
  }
  // Resistance to everything is no school.
  return schools.size === 1 ? ([...schools][0] ?? null) : null;
}

function statPalette(stats: Stats): PaletteKey | null {
  for (const name of largestFirst(stats)) {
    const palette = BY_STAT.find(([pattern]) => pattern.test(name))?.[1];
    if (palette) return palette;
  }
  return null;
}

function poolOf(subject: PaletteSubject, stats: Stats): readonly PaletteKey[] {
  if (subject.gameClass) return BY_CLASS[subject.gameClass];
  const role = roleOf(stats);
  const material = subject.armorType == null ? null : MATERIALS[subject.armorType];
  if (role && material) return [...ROLES[role], ...material];
  return role ? ROLES[role] : (material ?? ANY);
}

function roleOf(stats: Stats): keyof typeof ROLES | null {
  const has = (name: StatName): number => stats[name] ?? 0;
  if (
    has('healingPower') > has('spellDamage') + has('spellPower') ||
    (has('mp5') > 0 && has('intellect') > 0)
  )
    return 'healer';
  if (
    has('spellPower') > 0 ||
    has('spellDamage') > 0 ||
    has('intellect') > has('agility') + has('strength')
  )
    return 'caster';
  if (
    has('defenseRating') > 0 ||
    has('defense') > 0 ||
    has('blockValue') > 0 ||
    has('dodgeRating') > 0
  )
    return 'guard';
  if (has('agility') > has('strength')) return 'stalker';
  if (has('strength') > 0 || has('attackPower') > 0) return 'striker';
  if (has('stamina') > 0) return 'guard';
  return null;
}
