import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';
import type { SourceFact } from '../../steps/items/fact-rows.ts';
import { SOURCES } from '../../editions/all-sources.ts';
import { byEditions } from '../by-editions.ts';
import type { SourceFolder } from '../source-folder.ts';
import { said } from './editions.ts';
import { DIFFICULTIES, readGiver, STANDINGS, type SourceNames } from './source-facts.ts';
import { sourceRows } from './source-rows.ts';
import { cutTokenDrops } from './token-drops.ts';

const TYPES = [
  'drop',
  'quest',
  'crafting',
  'reputation',
  'vendor',
  'pvp',
  'event',
  'achievement',
  'container',
  'unobtainable',
] as const;

type SourcesByItem = ReadonlyMap<number, readonly SourceFact[]>;

/** Where every item comes from, per edition and item: the one list that all others were joined into. */
export function readAcquisition(
  folder: SourceFolder,
  names: SourceNames,
): Readonly<Record<EditionKey, SourcesByItem>> {
  const read = (edition: EditionKey): SourcesByItem =>
    new Map(
      sourceRows(folder, `acquisition/sources.${edition}.json`).map((row) => {
        const id = row.number('id');
        const from = row
          .inners('sources')
          .map((inner) => readSource(inner, names))
          .filter(({ npc = 0 }) => npc < (SOURCES[edition].npcsBelow ?? Infinity))
          .filter((source) => !isTestVendor(source));
        row.done();
        const told = from.filter((source) => !isEmptyVendor(source) || from.length === 1);
        return [id, [...cutTokenDrops(told), ...told]];
      }),
    );
  return byEditions(read);
}

/** Vendors of test realms, who sold every craft to whoever came. */
const TEST_VENDORS: ReadonlySet<number> = new Set([199649]);

function isTestVendor({ npc = 0 }: SourceFact): boolean {
  return TEST_VENDORS.has(npc);
}

/** A vendor whom nobody can name and who asks for nothing says nothing beside another source. */
function isEmptyVendor({ type, npc, giver, money, paid, price, token }: SourceFact): boolean {
  const told = [npc, giver, money, paid, price, token];
  return type === 'vendor' && told.every((each) => each === undefined);
}

function readSource(row: Row, names: SourceNames): SourceFact {
  const giver = readGiver(row, names);
  note(row, 'quest', names.quests);
  const token = note(row, 'token', names.tokens);
  const difficulty = row.maybeWord('difficulty', DIFFICULTIES);
  const least = row.maybeNumber('npcLevelMin');
  const greatest = row.maybeNumber('npcLevelMax');
  const fact = said<SourceFact>({
    type: row.word('type', TYPES),
    npc: giver.npc,
    giver: giver.name,
    zone: row.maybeNumber('zoneId'),
    difficulty: difficulty === 'normal' ? null : difficulty,
    token,
    quest: row.maybeNumber('questId'),
    profession: row.maybeWord('profession', PROFESSIONS),
    spell: row.maybeNumber('spellId'),
    skill: row.maybeNumber('skill'),
    recipe: row.maybeText('recipe'),
    faction: row.maybeNumber('factionId'),
    standing: row.maybeWord('standing', STANDINGS),
    side: row.maybeWord('side', ['alliance', 'horde']),
    season: row.maybeNumber('season'),
    venue: row.maybeText('venue'),
    rank: row.maybeNumber('honorRank') ?? row.maybeNumber('rank'),
    rating: row.maybeNumber('arenaRating'),
    ...readCosts(row, token, names),
    object: row.maybeText('object'),
    container: row.maybeText('container'),
    event: row.maybeText('event'),
    achievement: row.maybeText('achievement'),
    chance: row.maybeNumber('chance'),
    levels: least === null || greatest === null ? null : [least, greatest],
    note: row.maybeText('note') ?? giver.note,
    removed: row.flag('removed') || undefined,
  });
  for (const key of NOT_TOLD) row.skip(key);
  row.done();
  return fact;
}

/** Fields that say again what an id says, name a row's origin, or are told elsewhere. */
const NOT_TOLD = [
  'zone',
  'faction',
  'src',
  'world',
  'inferred',
  'npcCount',
  'npcIds',
  'otherNpcIds',
  'objectId',
  'containerId',
  'achievementId',
  'recipeId',
  'questLevel',
  'questMinLevel',
  'category',
  'classes',
  'needs',
  'currency',
];

/** The id of a thing that stands beside its name; the name is kept once, in a table of its own. */
function note(row: Row, key: 'quest' | 'token', names: SourceNames['quests']): number | null {
  const id = row.maybeNumber(`${key}Id`);
  const name = row.maybeText(key);
  if (id !== null && name !== null) names.note(id, name);
  return id;
}

type Costs = Pick<SourceFact, 'honor' | 'money' | 'arena' | 'paid' | 'price'>;

/** Currencies that are no item, by the name players know them by. */
const WORDS: Readonly<Record<string, string>> = {
  siderealEssence: 'Sidereal Essence',
  defilersScourgestone: "Defiler's Scourgestone",
};

function readCosts(row: Row, token: number | null, names: SourceNames): Costs {
  let honor: number | undefined;
  let money: number | undefined;
  let arena: number | undefined;
  const paid: (readonly [number, number])[] = [];
  const price: Record<string, number> = {};
  for (const cost of row.inners('costs')) {
    const amount = cost.number('amount');
    const item = cost.maybeNumber('itemId');
    const name = cost.maybeText('name');
    const currency = cost.maybeText('currency');
    cost.done();
    if (item !== null) {
      if (name !== null) names.currencies.note(item, name);
      // The token itself is told as what it is.
      if (item !== token) paid.push([item, amount]);
    } else if (currency === 'money') money = amount;
    else if (currency === 'arenaPoints') arena = amount;
    // The two sides' honor is one currency since honor is spent.
    else if (currency?.startsWith('honor')) honor = amount;
    else price[WORDS[currency ?? ''] ?? row.fail(`unknown currency ${currency}`)] = amount;
  }
  return { honor, money, arena, paid, price };
}
