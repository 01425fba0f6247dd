import { CLASSES } from '../words/classes-and-races.ts';
import type { GameClass } from '../words/classes-and-races.ts';
import type { Edition } from '../edition/edition.ts';
import { statForName } from '../stat/aliases.ts';
import { editionHasStat, STAT_NAMES } from '../stat/catalogue.ts';
import type { StatName } from '../stat/catalogue.ts';
import { pawnName } from './pawn-names.ts';
import type { PointStat } from './point.ts';
import type { LinkedPoint } from './point-link.ts';
import { LONGEST_POINT, numberIn } from './read-point-text.ts';

export interface PawnPoint extends LinkedPoint {
  readonly gameClass: GameClass | null;
}

/** The add-on shows the title alone, so class and spec belong into it. */
export interface PawnOwner {
  readonly gameClass: GameClass;
  readonly spec: string;
}

/** `( Pawn: v1: "Fire - Mage Fire": Class=Mage, Intellect=0.4, … )` */
export function writePawn(point: LinkedPoint, edition: Edition, owner?: PawnOwner): string {
  const title = owner ? `${point.name} - ${capital(owner.gameClass)} ${owner.spec}` : point.name;
  const stats = new Map(point.stats.map(({ name, value }) => [name, value]));
  const oneSided = stats.has('spellDamage') || stats.has('healingPower');
  // Said outright, for a reader adds the one-sided weights up where it is not.
  if (oneSided && !edition.sheet.oneSpellPower && !stats.has('spellPower'))
    stats.set('spellPower', 0);
  const values = [...stats].map(([name, value]) => `${pawnName(name)}=${value}`);
  const head = owner ? [`Class=${capital(owner.gameClass)}`] : [];
  return `( Pawn: v1: "${title.replaceAll('"', "'")}": ${[...head, ...values].join(', ')} )`;
}

const HEAD = /^\s*(?:\(\s*)?Pawn\s*:\s*v\d+\s*:\s*"([^"]*)"\s*:/i;

/** null when the text is no Pawn string; keys it does not know are passed over, as is a weight of 0. */
export function readPawn(text: string, edition: Edition): PawnPoint | null {
  const head = text.length > LONGEST_POINT ? null : HEAD.exec(text);
  if (head === null) return null;
  const name = head[1]!;
  const list = text.slice(head[0].length).split(')')[0]!;
  const stats = new Map<StatName, number>();
  const given = new Set<StatName>();
  let gameClass: GameClass | null = null;
  for (const part of list.split(',')) {
    const [key = '', value = ''] = part.split('=').map((side) => side.trim());
    if (key.toLowerCase() === 'class') gameClass = classNamed(value);
    const weight = numberIn(value);
    if (weight === null) continue;
    for (const stat of statsNamed(key, edition)) {
      if (given.has(stat)) continue;
      given.add(stat);
      if (weight !== 0) stats.set(stat, weight);
    }
  }
  if (!edition.sheet.oneSpellPower && !given.has('spellPower')) {
    const both = (stats.get('spellDamage') ?? 0) + (stats.get('healingPower') ?? 0);
    if (both !== 0) stats.set('spellPower', both);
  }
  const read: PointStat[] = [...stats].map(([stat, value]) => ({ name: stat, value }));
  return { name: name.trim(), gameClass, stats: read };
}

const statsByPawnName = new Map<string, StatName[]>();
for (const stat of STAT_NAMES) {
  const key = pawnName(stat).toLowerCase();
  statsByPawnName.set(key, [...(statsByPawnName.get(key) ?? []), stat]);
}

function statsNamed(key: string, edition: Edition): readonly StatName[] {
  if (key.toLowerCase() === 'meleedps') return ['mainHandDps', 'offHandDps'];
  const own = statsByPawnName
    .get(key.toLowerCase())
    ?.filter((stat) => editionHasStat(stat, edition));
  if (own?.length) return own.slice(0, 1);
  const stat = statForName(key, edition);
  return stat === null ? [] : [stat];
}

function classNamed(name: string): GameClass | null {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return CLASSES.find((gameClass) => gameClass === plain) ?? null;
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
