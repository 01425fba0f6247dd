import type { Condition } from '@gearwright/game/effect/effect.ts';
import type { Row } from '../../row.ts';
import { WEAPON_WORD_LIST, WEAPON_WORDS } from './weapon-words.ts';

export const FORMS = [
  'cat',
  'bear',
  'direBear',
  'moonkin',
  'tree',
  'metamorphosis',
  'shadowform',
  'travel',
  'none',
] as const;
const STANCES = [
  'battle',
  'defensive',
  'berserker',
  'gladiator',
  'blood',
  'frost',
  'unholy',
] as const;
/** Cast on others: never the caster's own figure. */
const ON_OTHERS = ['single', 'target'];
const AURAS = ['party', 'raid', 'group', 'single', 'target'] as const;
const AFFECTED = ['pet', 'enemy'] as const;
const SCHOOLS = ['arcane', 'fire', 'frost', 'holy', 'nature', 'shadow'] as const;

type Part = (row: Row, key: string) => Condition;

/** How each word of a source condition reads in ours. */
const PARTS: Readonly<Record<string, Part>> = {
  form: (row, key) => ({ form: row.words(key, FORMS) }),
  stance: (row, key) => ({ stance: row.words(key, STANCES) }),
  weapon: (row, key) => ({
    weaponTypes: row.words(key, WEAPON_WORD_LIST).map((word) => WEAPON_WORDS[word]),
  }),
  oneHanded: (row, key) => ({ oneHanded: row.flag(key) }),
  twoHanded: (row, key) => ({ twoHanded: row.flag(key) }),
  dualWield: (row, key) => ({ dualWield: row.flag(key) }),
  shield: (row, key) => ({ shield: row.flag(key) }),
  school: (row, key) => ({ school: row.words(key, SCHOOLS) }),
  spells: (row, key) => ({ spells: spellNames(row, key) }),
  buff: (row, key) => ({ buff: row.text(key).split(', ') }),
  pet: (row, key) => ({ pet: row.texts(key) }),
  active: (row, key) => ({ active: row.flag(key) }),
  imbue: (row, key) => ({ imbue: row.text(key) }),
  proc: (row, key) => ({ proc: row.raw(key) === true ? true : row.text(key) }),
  // Only in a passing state of the fight: as good as an ability that is switched on.
  manaBelowPct: (row, key) => (row.number(key), { active: true }),
  perStack: (row, key) => ({ perStack: row.maybeWhole('maxStacks') ?? row.flag(key) }),
  maxStacks: () => ({}),
  // An aura with a category is the wearer's own and gives way to a buff of that category.
  aura: (row, key) =>
    row.has('category') && !ON_OTHERS.includes(row.text(key))
      ? { unlessCategory: row.text('category') }
      : { aura: row.word(key, AURAS) },
  category: (row) => (row.has('aura') ? {} : row.fail('category without aura')),
  castBySelf: (row, key) => ({ castBySelf: row.flag(key) }),
  castOn: (row, key) => (row.word(key, ['self']), {}),
  ofBuff: (row, key) => ({ ofBuff: row.flag(key) }),
  outdoors: (row, key) => ({ outdoors: row.flag(key) }),
  affects: (row, key) => ({ affects: row.word(key, AFFECTED) }),
  target: (row, key) => ({ target: row.text(key) }),
  attacks: (row, key) => ({ attacks: row.texts(key) }),
  // How often and how long something passing lasts is told with the procs.
  durationSec: () => ({}),
  chance: () => ({}),
  icdSec: () => ({}),
};

function spellNames(row: Row, key: string): string {
  const value = row.raw(key);
  if (value === true) return 'some spells';
  return Array.isArray(value) ? row.texts(key).join(', ') : row.text(key);
}

export function readCondition(row: Row): Condition {
  let when: Condition = {};
  for (const [key] of row.entries()) {
    const part = PARTS[key] ?? row.fail(`unknown condition ${key}`);
    when = { ...when, ...part(row, key) };
  }
  return when;
}
