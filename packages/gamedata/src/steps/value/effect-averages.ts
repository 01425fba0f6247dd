import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { EffectAverage } from '@gearwright/game/dataset/value-tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { isStatName, type StatName } from '@gearwright/game/stat/catalogue.ts';
import { TRIGGERS } from '@gearwright/game/dataset/value-tables.ts';
import { omitDefaults } from '../../import/omit-defaults.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from '../tables/facts-folder.ts';
import type { KnownThings } from './known-things.ts';

/** Effects that have an average: how much, for how long, how often. What helps the party helps the wearer; what helps a pet is left out. */
export function compileEffectAverages(
  edition: EditionKey,
  facts: FactsFolder,
  known: KnownThings,
): readonly EffectAverage[] {
  return facts.rowsIn(edition, 'value/procs.json').flatMap((row) => {
    const average = row.maybeInner('average');
    if (isDebuffOfWeapon(row)) return weaponDebuff(row, known);
    if (!average || row.maybeText('affects') === 'pet' || row.flag('conditional')) return [];
    if (hasNoRate(row, average)) return [];
    const kind = row.word('kind', ['item', 'set', 'enchant', 'gem']);
    const ids = idsOf(row, kind, known).filter((id) => kind !== 'item' || !SEATED.includes(id));
    const fact = {
      trigger: row.word('trigger', TRIGGERS),
      ...omitDefaults({
        pieces: row.maybeWhole('pieces'),
        bonus: row.stats('stats'),
        duration: row.maybeNumber('duration'),
        cooldown: row.maybeNumber('cooldown'),
        uptime: average.maybeNumber('uptime'),
        stats: average.stats('stats'),
        highest: highestOf(row, average),
        dps: average.maybeNumber('dps'),
        hps: average.maybeNumber('hps'),
        mp5: average.maybeNumber('mp5'),
        extraAttacksPerMinute: average.maybeNumber('extraAttacks'),
        critDamagePercent: average.maybeNumber('critDamagePercent'),
        assumed: average.has('assumed'),
        classes: row.maybeWords('classes', CLASSES),
      }),
    };
    return ids.map((id) => ({ kind, id, ...fact }) as EffectAverage);
  });
}

/** A tankard to sit down and drink from: nobody does in a fight. */
const SEATED: readonly number[] = [4696];

/** What an enchant lays on the enemy is laid on it once, whichever weapon does it. */
function isDebuffOfWeapon(row: Row): boolean {
  return row.text('kind') === 'enchant' && row.maybeText('utility') === 'debuff';
}

function weaponDebuff(row: Row, known: KnownThings): readonly EffectAverage[] {
  const trigger = row.word('trigger', TRIGGERS);
  const ids = idsOf(row, 'enchant', known);
  return ids.map((id) => ({ kind: 'enchant', id, trigger, onEnemy: true }));
}

/** Seconds between two procs, below which a chance of one cannot be meant. */
const CREDIBLE_PAUSE = 10;

/**
 * No source says how often: that it happened every time is no average. Some tables write a chance of one where they
 * know none: believed of a bonus that lasts, not of damage or mana on every blow.
 */
function hasNoRate(row: Row, average: Row): boolean {
  // A bonus that grows with every cast and outlasts the next one stays at its height.
  const grows = (row.maybeWhole('stacks') ?? 1) > 1 && row.has('stats');
  if (average.maybeText('assumed') === 'every event') return !grows;
  const isAtOnce = ['dps', 'hps', 'mp5', 'extraAttacks'].some((part) => average.has(part));
  const isCertain = row.maybeNumber('chance') === 1 && row.text('trigger') !== 'use';
  return isAtOnce && isCertain && (row.maybeNumber('icd') ?? 0) < CREDIBLE_PAUSE;
}

function idsOf(row: Row, kind: EffectAverage['kind'], known: KnownThings): readonly number[] {
  const id = row.maybeWhole('id');
  if (kind === 'set') {
    const ids = id === null ? known.setsNamed(row.text('name')) : [id];
    return ids.filter((each) => known.sets.has(each));
  }
  if (id === null) row.fail('no id');
  return (kind === 'enchant' ? known.enchants : known.items).has(id) ? [id] : [];
}

function highestOf(row: Row, average: Row): EffectAverage['highest'] | null {
  const amount = average.maybeNumber('highest');
  if (amount === null) return null;
  const of = row.texts('highestOf').map((name): StatName => {
    if (!isStatName(name)) row.fail(`unknown stat ${name}`);
    return name;
  });
  return { of, amount };
}
