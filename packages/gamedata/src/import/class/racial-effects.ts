import type { Effect } from '@gearwright/game/effect/effect.ts';
import { isStatName, type StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Row } from '../../row.ts';

export interface RacialGain {
  readonly effects: readonly Effect[];
  /** What no stat of the sheet can say. */
  readonly says: string | null;
}

/** The skill of each weapon type, where skills are stats. */
const SKILLS: Readonly<Record<number, StatName>> = {
  0: 'axesSkill',
  1: 'twoHandedAxesSkill',
  2: 'bowsSkill',
  3: 'gunsSkill',
  4: 'macesSkill',
  5: 'twoHandedMacesSkill',
  7: 'swordsSkill',
  8: 'twoHandedSwordsSkill',
  15: 'thrownSkill',
};

const RESISTANCES: Readonly<Record<string, readonly StatName[]>> = {
  arcane: ['arcaneResistance'],
  fire: ['fireResistance'],
  frost: ['frostResistance'],
  nature: ['natureResistance'],
  shadow: ['shadowResistance'],
  all: [
    'arcaneResistance',
    'fireResistance',
    'frostResistance',
    'natureResistance',
    'shadowResistance',
  ],
};

const gives = (...effects: readonly Effect[]): RacialGain => ({ effects, says: null });
const says = (sentence: string): RacialGain => ({ effects: [], says: sentence });
const flat = (stat: StatName, value: number, when?: Effect['when']): Effect =>
  when === undefined ? { type: 'flat', stat, value } : { type: 'flat', stat, value, when };
/** 1.05 → 5, without the dust of floating point. */
const percentOf = (multiplier: number) => Math.round((multiplier - 1) * 1e6) / 1e4;

type Reader = (row: Row, kind: string, name: string) => RacialGain;

/** By the first field of the source's effect. */
const READERS: Readonly<Record<string, Reader>> = {
  stat: readMultiplier,
  expertise: (row) =>
    gives(flat('expertise', row.number('expertise'), { weaponTypes: row.wholes('weaponTypes') })),
  rangedCritPercent: (row) =>
    gives(
      flat('rangedCritPercent', row.number('rangedCritPercent'), {
        weaponTypes: row.wholes('weaponTypes'),
      }),
    ),
  weaponSkill: (row) =>
    gives(
      ...row
        .wholes('weaponTypes')
        .map((type) =>
          flat(
            SKILLS[type] ?? row.fail(`no skill of weapon type ${type}`),
            row.number('weaponSkill'),
          ),
        ),
    ),
  resistance: (row) => {
    const stats = RESISTANCES[row.text('resistance')] ?? row.fail('unknown resistance');
    return gives(...stats.map((stat) => flat(stat, row.number('amount'))));
  },
  school: (row) => {
    const school = row.text('school') === 'all' ? '' : `${row.text('school')} `;
    return says(
      `${-row.number('chanceToBeHitBySpellsPercent')}% less likely to be hit by ${school}spells`,
    );
  },
  chanceToBeHitByMeleeAndRangedPercent: (row) =>
    gives(flat('missChancePercent', -row.number('chanceToBeHitByMeleeAndRangedPercent'))),
  dodgePercent: (row) => gives(flat('dodgePercent', row.number('dodgePercent'))),
  meleeHitPercent: readPresence,
  spellHitPercent: readPresence,
  attackPower: (row) => gives(perLevel(row, 'attackPower'), perLevel(row, 'spellPower')),
  attackPowerPercentOfBase: (row) =>
    gives({
      type: 'percent',
      stat: 'attackPower',
      value: row.number('attackPowerPercentOfBase'),
      scope: 'base',
      when: { active: true },
    }),
  armorMultiplier: (row) =>
    gives({
      type: 'percent',
      stat: 'armor',
      value: percentOf(row.number('armorMultiplier')),
      when: { active: true },
    }),
  hastePercent: (row) => haste(row.number('hastePercent')),
  // The more hurt, the faster; the sheet shows the unhurt.
  hastePercentMin: (row) => (row.number('hastePercentMax'), haste(row.number('hastePercentMin'))),
  healthRegenPercent: (row) => (
    row.number('healthRegenInCombatPercent'),
    gives({ type: 'percent', stat: 'healthRegen', value: row.number('healthRegenPercent') })
  ),
  petDamageMultiplier: (row) =>
    says(`Pet damage +${percentOf(row.number('petDamageMultiplier'))}%`),
  damageVsBeastsMultiplier: (row) =>
    says(`Damage to beasts +${percentOf(row.number('damageVsBeastsMultiplier'))}%`),
  profession: (row) => says(`${row.text('profession')} skill +${row.whole('skill')}`),
};

export function readRacialEffect(row: Row, kind: string, name: string): RacialGain {
  const first = row.entries()[0]?.[0] ?? row.fail('says nothing');
  const reader = READERS[first] ?? row.fail(`unknown effect ${first}`);
  return reader(row, kind, name);
}

function readMultiplier(row: Row): RacialGain {
  const value = percentOf(row.number('multiplier'));
  const name = row.text('stat');
  if (name === 'baseHealth')
    return gives({ type: 'percent', stat: 'health', value, scope: 'base' });
  const stat = isStatName(name) ? name : row.fail(`unknown stat ${name}`);
  return gives({ type: 'percent', stat, value });
}

/** Draenei carry their presence with them; the buff of that name is the same thing seen by others. */
function readPresence(row: Row, _kind: string, name: string): RacialGain {
  const when = {
    unlessCategory: name.includes('Inspiring') ? 'inspiringPresence' : 'heroicPresence',
  };
  const gains: Effect[] = [];
  // The game says all attacks, ranged ones too.
  if (row.has('meleeHitPercent'))
    gains.push(flat('hitPercent', row.number('meleeHitPercent'), when));
  if (row.has('spellHitPercent')) {
    gains.push(flat('spellHitPercent', row.number('spellHitPercent'), when));
  }
  return gives(...gains);
}

/** "level*4+2" */
function perLevel(row: Row, stat: StatName): Effect {
  const parts = /^level\*(\d+)\+(\d+)$/.exec(row.text(stat)) ?? row.fail(`${stat} is no formula`);
  return {
    type: 'perLevel',
    stat,
    value: Number(parts[1]),
    flat: Number(parts[2]),
    when: { active: true },
  };
}

function haste(value: number): RacialGain {
  const when = { active: true };
  return gives(flat('hastePercent', value, when), flat('spellHastePercent', value, when));
}
