import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { Difficulty, SourceFact } from '../../steps/items/fact-rows.ts';
import { said } from './editions.ts';
import type { Names } from './names.ts';
import type { Row } from '../../row.ts';

export interface SourceNames {
  readonly npcs: Names;
  readonly quests: Names;
  readonly tokens: Names;
  /** Items that vendors take instead of money. */
  readonly currencies: Names;
}

const TYPES = ['drop', 'quest', 'crafting', 'reputation', 'vendor', 'pvp'] as const;
export const DIFFICULTIES: readonly Difficulty[] = [
  'normal',
  'heroic',
  'raid10',
  'raid10heroic',
  'raid25',
  'raid25heroic',
  'titanRuneAlpha',
  'titanRuneBeta',
];
export const STANDINGS = ['neutral', 'friendly', 'honored', 'revered', 'exalted'] as const;

/** Bosses the tables call by the id of another (ids of the client's creature table). */
const RIGHT_NPC: Readonly<Record<string, number>> = { Onyxia: 10184, 'Yogg-Saron': 33288 };

/** Currencies as players write them. */
const CURRENCIES: Readonly<Record<string, string>> = {
  pvpEye: 'Eye of the Storm Mark of Honor',
  HalaaBT: 'Halaa Battle Token',
  HalaaRT: 'Halaa Research Token',
  MarkOfHonorHold: 'Mark of Honor Hold',
  MarkOfThrallmar: 'Mark of Thrallmar',
};

export function readSourceFact(row: Row, names: SourceNames): SourceFact {
  const { honor, price } = readPrice(row.maybeInner('price'));
  const giver = readGiver(row, names);
  row.maybeText('zone');
  row.maybeText('faction');
  const quest = row.maybeNumber('questId');
  const questName = row.maybeText('quest');
  if (quest !== null && questName !== null) names.quests.note(quest, questName);
  const token = row.maybeNumber('tokenId');
  const tokenName = row.maybeText('token');
  if (token !== null && tokenName !== null) names.tokens.note(token, tokenName);
  const difficulty = row.maybeWord('difficulty', DIFFICULTIES);
  const note = row.maybeText('note') ?? giver.note;
  const fact = said<SourceFact>({
    type: row.word('type', TYPES),
    npc: giver.npc,
    giver: giver.name,
    zone: row.maybeNumber('zoneId'),
    // A plain drop is a normal one.
    difficulty: difficulty === 'normal' ? null : difficulty,
    token,
    quest,
    profession: row.maybeWord('profession', PROFESSIONS),
    spell: row.maybeNumber('spellId'),
    faction: row.maybeNumber('factionId'),
    standing: row.maybeWord('standing', STANDINGS),
    side: row.maybeWord('side', ['alliance', 'horde']),
    season: row.maybeNumber('season'),
    venue: row.maybeText('venue'),
    rank: row.maybeNumber('rank'),
    honor,
    price,
    currency: row.maybeText('currency'),
    note,
    removed: row.flag('removed') || undefined,
  });
  row.done();
  return fact;
}

export interface Giver {
  readonly npc?: number;
  readonly name?: string;
  readonly note?: string;
}

/** "Kormok - Tier 0.5 Sets" is Kormok with a note; "Tribute" is what the king's last guard leaves. */
export function readGiver(row: Row, names: SourceNames): Giver {
  const id = row.maybeNumber('npcId');
  const given = row.maybeText('npc')?.replaceAll('\\"', '"');
  if (given === undefined) return id === null ? {} : { npc: id };
  const [name = given, note] = given.split(' - ');
  if (id === null) return { name, note };
  const npc = RIGHT_NPC[name] ?? id;
  const known = names.npcs.of(npc);
  if (known === undefined) names.npcs.note(npc, name);
  else if (known !== name) return { npc, note: note ?? name };
  return { npc, note };
}

function readPrice(row: Row | null): Pick<SourceFact, 'honor' | 'price'> {
  if (row === null) return {};
  const price: Record<string, number> = {};
  let honor: number | undefined;
  for (const [key, amount] of row.entries()) {
    if (typeof amount !== 'number') return row.fail(`${key} is not a number`);
    if (key === 'honor') honor = amount;
    else price[CURRENCIES[key] ?? row.fail(`unknown currency ${key}`)] = amount;
  }
  return { honor, price };
}
