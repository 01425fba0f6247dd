import { CLASSES, type Faction } from '@gearwright/game/words/classes-and-races.ts';
import type {
  AddedItemRow,
  CorrectionRow,
  RestrictionRow,
  SourceFact,
  SourcesRow,
} from '../../steps/items/fact-rows.ts';
import type { ImportedTable } from '../imported-table.ts';
import type { SourceFolder } from '../source-folder.ts';
import { readAcquisition } from './acquisition.ts';
import { readAddedItem } from './added-item.ts';
import { byEditions } from '../by-editions.ts';
import { mergeEditions, said, type InEditions } from './editions.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { Names } from './names.ts';
import { readQuests } from './quests.ts';
import { readReach } from './reach.ts';
import { readSourceFact, type SourceNames } from './source-facts.ts';
import type { Row } from '../../row.ts';
import { factFile, sourceRows } from './source-rows.ts';

/** Corrections, phases, restrictions, added items and sources of items, one table for each idea. */
export const itemFacts: ImportedTable = {
  name: 'item facts',
  read(folder) {
    const names = knownNames(folder);
    const sides = factionSides(folder);
    const facts = {
      sources: byEdition<ItemSources>(),
      corrections: byEdition<CorrectionRow>(),
      restrictions: byEdition<RestrictionRow>(),
      added: byEdition<AddedItemRow>(),
    };
    const phases = new Map<number, Partial<Record<EditionKey, number>>>();
    const acquired = readAcquisition(folder, names);

    for (const edition of EDITION_KEYS) {
      for (const row of sourceRows(folder, `items/itemFacts.${edition}.json`)) {
        const id = row.number('id');
        const from = readSources(row, names, sides);
        put(facts.sources[edition], id, from, acquired[edition]);
        row.maybeNumber('setId'); // the set tables name their items
        row.maybeText('setName');
        if (row.flag('missing')) {
          facts.added[edition].push(readAddedItem(row));
          continue;
        }
        const phase = row.maybeNumber('phase');
        if (phase !== null) phases.set(id, { ...phases.get(id), [edition]: phase });
        const restriction = readRestriction(row, from, sides);
        if (restriction !== null) facts.restrictions[edition].push(restriction);
        const correction = readCorrection(row);
        if (correction !== null) facts.corrections[edition].push(correction);
        row.done();
      }
    }
    for (const row of sourceRows(folder, 'items/items.sod.json')) {
      put(facts.sources.sod, row.number('id'), readSources(row, names, sides), acquired.sod);
      facts.added.sod.push(readAddedItem(row));
    }

    for (const edition of EDITION_KEYS) {
      for (const [id, from] of acquired[edition]) facts.sources[edition].push({ id, from });
    }

    // The season's table says nothing of who may wear the classic items: what held before holds on.
    facts.restrictions.sod = facts.restrictions.classic;

    const questFacts = readQuests(folder, names.quests);
    const byId = (row: { id: number }) => row.id;
    const phaseRows = [...phases]
      .sort(([a], [b]) => a - b)
      .map(([id, perEdition]) => ({ id, ...perEdition }));
    return [
      factFile('sources', gatherBySource(mergeEditions(facts.sources, byId))),
      factFile('corrections', mergeEditions(facts.corrections, byId)),
      factFile('restrictions', mergeEditions(facts.restrictions, byId)),
      factFile('added-items', mergeEditions(facts.added, byId)),
      factFile('phases', phaseRows),
      factFile('npcs', names.npcs.rows()),
      factFile('quests', names.quests.rows()),
      factFile('tokens', names.tokens.rows()),
      factFile('currencies', names.currencies.rows()),
      factFile('quest-facts', questFacts),
      factFile('reach', readReach(folder)),
    ];
  },
};

/** Where the tables of acquisition know an item they know all that is known of it: theirs stand alone. */
function put(
  sources: ItemSources[],
  id: number,
  from: readonly SourceFact[],
  acquired: ReadonlyMap<number, readonly SourceFact[]>,
): void {
  if (from.length > 0 && !acquired.has(id)) sources.push({ id, from });
}

interface ItemSources {
  readonly id: number;
  readonly from: readonly SourceFact[];
}

/** Items that come from the same places stand in one row. */
function gatherBySource(rows: readonly InEditions<ItemSources>[]): readonly SourcesRow[] {
  const gathered = new Map<string, { items: number[]; row: Omit<SourcesRow, 'items'> }>();
  for (const { id, ...row } of rows) {
    const key = JSON.stringify(row);
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, { items: [id], row });
    else known.items.push(id);
  }
  return [...gathered.values()].map(({ items, row }) => ({ items, ...row }));
}

function byEdition<T>(): Record<EditionKey, T[]> {
  return byEditions(() => []);
}

function knownNames(folder: SourceFolder): SourceNames {
  const npcs = new Names();
  for (const row of sourceRows(folder, 'items/npcs.json')) {
    const [name = ''] = row.text('name').replaceAll('\\"', '"').split(' - ');
    const id = row.number('id');
    // Two bosses stand under each other's numbers there; the sources name them rightly.
    if (name !== 'Onyxia' && name !== 'Yogg-Saron') npcs.note(id, name);
    row.maybeNumber('zoneId');
    row.done();
  }
  return { npcs, quests: new Names(), tokens: new Names(), currencies: new Names() };
}

type FactionSides = ReadonlyMap<number, Faction | null>;

function factionSides(folder: SourceFolder): FactionSides {
  return new Map(
    sourceRows(folder, 'items/factions.json').map((row) => [
      row.number('id'),
      row.maybeWord('side', ['alliance', 'horde']),
    ]),
  );
}

/** A faction's wares are for its own side, and for both where it has none, whatever a row says. */
function readSources(row: Row, names: SourceNames, sides: FactionSides): readonly SourceFact[] {
  return row.inners('sources').map((inner) => {
    const source = readSourceFact(inner, names);
    if (source.type !== 'reputation' || source.faction === undefined) return source;
    const { side: _stated, ...rest } = source;
    const side = sides.get(source.faction) ?? null;
    return side === null ? rest : { ...rest, side };
  });
}

function isSoldToBothSides(from: readonly SourceFact[], sides: FactionSides): boolean {
  return from.some(
    ({ type, faction }) => type === 'reputation' && sides.get(faction ?? 0) === null,
  );
}

function readRestriction(
  row: Row,
  from: readonly SourceFact[],
  sides: FactionSides,
): RestrictionRow | null {
  const faction = row.maybeWord('faction', ['alliance', 'horde']);
  const restriction = said<RestrictionRow>({
    id: row.number('id'),
    faction: isSoldToBothSides(from, sides) ? null : faction,
    classes: row.maybeWords('classes', CLASSES),
    unique: row.flag('unique') || undefined,
  });
  return Object.keys(restriction).length > 1 ? restriction : null;
}

const WHY = { itemLevel: 'secondPhase', heirloomLevel80: 'heirloom' } as const;

function readCorrection(row: Row): CorrectionRow | null {
  const id = row.number('id');
  const override = row.maybeWord('override', ['itemLevel', 'heirloomLevel80']);
  const low = row.maybeNumber('damageMin');
  const high = row.maybeNumber('damageMax');
  const patch = row.stats('statsPatch');
  const correction = said<Omit<CorrectionRow, 'id' | 'why'>>({
    name: row.maybeText('name'),
    itemLevel: row.maybeNumber('itemLevel'),
    requiredLevel: row.maybeNumber('requiredLevel'),
    stats: row.stats('stats'),
    patch,
    damage: low === null || high === null ? null : [low, high],
    speed: row.maybeNumber('speed'),
  });
  if (Object.keys(correction).length === 0) return null;
  const why =
    override !== null ? WHY[override] : correction.patch !== undefined ? 'patch' : 'season';
  return { id, why, ...correction };
}
