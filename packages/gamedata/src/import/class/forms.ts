import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { shareEditions, withSeason } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';

export const FORM_KINDS = ['form', 'stance', 'presence'] as const;

/** Source name → key, label, kind. */
const NAMES: Readonly<Record<string, readonly [string, string, (typeof FORM_KINDS)[number]]>> = {
  bear: ['bear', 'Bear Form', 'form'],
  'dire bear': ['direBear', 'Dire Bear Form', 'form'],
  cat: ['cat', 'Cat Form', 'form'],
  moonkin: ['moonkin', 'Moonkin Form', 'form'],
  tree: ['tree', 'Tree of Life', 'form'],
  travel: ['travel', 'Travel Form', 'form'],
  aquatic: ['aquatic', 'Aquatic Form', 'form'],
  flight: ['flight', 'Flight Form', 'form'],
  shadowform: ['shadowform', 'Shadowform', 'form'],
  stealth: ['stealth', 'Stealth', 'form'],
  'ghost wolf': ['ghostWolf', 'Ghost Wolf', 'form'],
  metamorphosis: ['metamorphosis', 'Metamorphosis', 'form'],
  'battle stance': ['battle', 'Battle Stance', 'stance'],
  'defensive stance': ['defensive', 'Defensive Stance', 'stance'],
  'berserker stance': ['berserker', 'Berserker Stance', 'stance'],
  'gladiator stance': ['gladiator', 'Gladiator Stance', 'stance'],
  'blood presence': ['blood', 'Blood Presence', 'presence'],
  'frost presence': ['frost', 'Frost Presence', 'presence'],
  'unholy presence': ['unholy', 'Unholy Presence', 'presence'],
};

/** Multipliers by which a form changes a stat in percent. */
const PERCENTS: Readonly<Record<string, StatName>> = {
  staminaMultiplier: 'stamina',
  spiritMultiplier: 'spirit',
  healthMultiplier: 'health',
  armorMultiplier: 'armor',
};
/** Multipliers that stand as percents of their own. */
const SHARES: Readonly<Record<string, StatName>> = {
  meleeSpeedMultiplier: 'meleeHastePercent',
  threatMultiplier: 'threatPercent',
};
const FLATS: Readonly<Record<string, StatName>> = {
  meleeCritPercent: 'meleeCritPercent',
  armorPenetrationPercent: 'armorPenetrationPercent',
  blockPercent: 'blockPercent',
  critTakenPercent: 'critTakenPercent',
  moveSpeedPercent: 'runSpeedPercent',
};
const PER_LEVEL: Readonly<Record<string, StatName>> = { spellDamagePerLevel: 'spellDamage' };
/** What the form itself carries. */
const OWN = [
  'itemArmorBonus',
  'attackPowerPerLevel',
  'attackPowerPerAgility',
  'healthPerLevel',
  'healthFlat',
];
/** Damage done, taken and healed, and the swing of a paw, are no stats of the sheet. */
const NOT_OF_THE_SHEET = [
  'damageDealtMultiplier',
  'damageDealtMultiplierWithShield',
  'damageTakenMultiplier',
  'healFromDamagePercent',
  'attackSpeed',
];

export const forms: ImportedTable = {
  name: 'forms',
  read(folder) {
    const byEdition = withSeason((edition) => readEdition(folder, edition), true);
    const facts = shareEditions(byEdition, (fact) => `${fact.gameClass} ${fact.form}`);
    return [{ path: 'class/forms.json', text: rowsText(facts) }];
  },
};

function readEdition(folder: SourceFolder, edition: EditionKey) {
  const file = `class/forms.${edition}.json`;
  return rowsOf(file, folder.rows(file)).map(readForm);
}

function readForm(row: Row) {
  const [form, label, kind] = NAMES[row.text('form')] ?? row.fail('unknown form');
  const via = row.maybeInner('via');
  const gains = row.inner('effects');
  const fact = omitDefaults({
    gameClass: row.gameClass('gameClass'),
    form,
    label,
    kind,
    spellId: row.whole('spellId'),
    minLevel: row.whole('minLevel'),
    via:
      via === null
        ? null
        : { name: via.maybeText('talent') ?? via.text('rune'), spellId: via.whole('spellId') },
    // Of the specification's list, unless it changes nothing or the source says it is not.
    offered: row.raw('inSpec') !== false && row.raw('statForm') !== false,
    replaces: row.maybeText('replaces'),
    effects: gains.entries().flatMap(([key]) => readGain(gains, key)),
    ...Object.fromEntries(OWN.map((key) => [key, gains.maybeNumber(key)])),
    unverified: row.raw('verified') === false,
  });
  row.skip('formId', 'source', 'statForm', 'belowLevel40', 'simulatorSpellId');
  row.done();
  return fact;
}

function readGain(gains: Row, key: string): readonly Effect[] {
  if (OWN.includes(key) || NOT_OF_THE_SHEET.includes(key)) return [];
  const value = gains.number(key);
  const percent = Math.round((value - 1) * 1e6) / 1e4;
  const multiplied = PERCENTS[key];
  if (multiplied !== undefined) return [{ type: 'percent', stat: multiplied, value: percent }];
  const share = SHARES[key];
  if (share !== undefined) return [{ type: 'flat', stat: share, value: percent }];
  const added = FLATS[key];
  if (added !== undefined) return [{ type: 'flat', stat: added, value }];
  const grown = PER_LEVEL[key];
  if (grown !== undefined) return [{ type: 'perLevel', stat: grown, value }];
  return gains.fail(`unknown effect ${key}`);
}
