import type { Edition } from '../edition/edition.ts';
import { STAT_NAMES, type StatName, type Stats } from '../stat/catalogue.ts';
import { amountText } from './amount.ts';
import { STAT_SENTENCES } from './stat-sentences.ts';

const RESISTANCES = [
  'arcaneResistance',
  'fireResistance',
  'frostResistance',
  'natureResistance',
  'shadowResistance',
] as const satisfies readonly StatName[];

const CREATURES = {
  attackPowerVsUndead: 'Undead',
  attackPowerVsDemons: 'Demons',
  attackPowerVsBeasts: 'Beasts',
  attackPowerVsDragonkin: 'Dragonkin',
  attackPowerVsElementals: 'Elementals',
  attackPowerVsMechanical: 'Mechanical',
  spellPowerVsUndead: 'Undead',
  spellPowerVsDemons: 'Demons',
} as const satisfies Partial<Record<StatName, string>>;

/** "+39 Stamina": the white lines between damage and sockets. */
export function whiteStatLines(stats: Stats): string[] {
  const all = stats.arcaneResistance;
  const allAlike = all !== undefined && RESISTANCES.every((name) => stats[name] === all);
  const lines = STAT_NAMES.flatMap((name) =>
    allAlike && isResistance(name) ? [] : sentence(stats, name, 'white', true),
  );
  return allAlike ? [...lines, `${signed(all)} All Resistances`] : lines;
}

/** "Improves hit rating by 15.": what stands after "Equip:", in the order of the sheet. */
export function equipStatLines(stats: Stats, edition: Edition): string[] {
  const plain = STAT_NAMES.flatMap((name) =>
    name === 'spellPower'
      ? spellPowerLines(stats, edition)
      : sentence(stats, name, 'equip', edition.ratings !== null),
  );
  return [...plain, ...creatureLines(stats, edition)];
}

function sentence(
  stats: Stats,
  name: StatName,
  place: 'white' | 'equip',
  ratings: boolean,
): string[] {
  const amount = stats[name];
  const words = STAT_SENTENCES[name];
  if (!amount || words?.place !== place) return [];
  const text = ratings ? words.text : (words.withoutRatings ?? words.text);
  return [
    text.includes('+#')
      ? text.replace('+#', signed(amount))
      : text.replace('#', amountText(amount)),
  ];
}

function spellPowerLines(stats: Stats, edition: Edition): string[] {
  const { spellPower, healingPower, spellDamage } = stats;
  const lines: string[] = [];
  if (spellPower) {
    const amount = amountText(spellPower);
    lines.push(
      edition.sheet.oneSpellPower
        ? `Increases spell power by ${amount}.`
        : `Increases damage and healing done by magical spells and effects by up to ${amount}.`,
    );
  }
  if (healingPower && spellDamage) {
    lines.push(
      `Increases healing done by up to ${amountText(healingPower)} and damage done by up to ${amountText(spellDamage)} for all magical spells and effects.`,
    );
  } else if (healingPower) {
    lines.push(
      `Increases healing done by spells and effects by up to ${amountText(healingPower)}.`,
    );
  } else if (spellDamage) {
    lines.push(
      `Increases damage done by magical spells and effects by up to ${amountText(spellDamage)}.`,
    );
  }
  return lines;
}

/** Creature types with the same amount share a line, as on the Argent Dawn's seals. */
function creatureLines(stats: Stats, edition: Edition): string[] {
  const groups = new Map<string, string[]>();
  for (const [name, creature] of Object.entries(CREATURES)) {
    const amount = stats[name as keyof typeof CREATURES];
    if (!amount) continue;
    const key = `${name.startsWith('attackPower') ? 'attack' : 'spell'} ${amountText(amount)}`;
    groups.set(key, [...(groups.get(key) ?? []), creature]);
  }
  return [...groups].map(([key, creatures]) => {
    const [kind, amount] = key.split(' ');
    const against = creatures.join(' and ');
    if (kind === 'attack') return `Increases attack power by ${amount} when fighting ${against}.`;
    return edition.sheet.oneSpellPower
      ? `Increases spell power against ${against} by ${amount}.`
      : `Increases damage done to ${against} by magical spells and effects by up to ${amount}.`;
  });
}

function isResistance(name: StatName): boolean {
  return (RESISTANCES as readonly StatName[]).includes(name);
}

function signed(amount: number): string {
  return amount < 0 ? amountText(amount) : `+${amountText(amount)}`;
}
