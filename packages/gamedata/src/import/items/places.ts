import type { FactionRow, ZoneRow } from '../../steps/items/fact-rows.ts';
import { SOURCES } from '../../editions/all-sources.ts';
import { byEditions } from '../by-editions.ts';
import type { ImportedTable } from '../imported-table.ts';
import { mergeEditions, said } from './editions.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';
import { factFile, maybeNumbers, sourceRows } from './source-rows.ts';

const KINDS = ['raid', 'dungeon', 'battleground', 'arena', 'open'] as const;
const EXPANSIONS = ['classic', 'tbc', 'wrath'] as const;

/** Places the table leaves without a name, or with the client's name for what is not used (the client's area table). */
const RIGHT_NAMES: Readonly<Record<number, string>> = {
  15531: 'The Tainted Scar',
  3477: 'Azjol-Nerub',
  3537: 'Borean Tundra',
  3711: 'Sholazar Basin',
};

/** Halls of the honored that the table lacks. */
const HALLS: readonly ZoneRow[] = [
  { id: 2917, name: 'Hall of Legends', kind: 'open', expansion: 'classic', sizes: [] },
  { id: 2918, name: "Champions' Hall", kind: 'open', expansion: 'classic', sizes: [] },
];

/** Zones as each edition has them. */
export const zones: ImportedTable = {
  name: 'zones',
  read(folder) {
    const rows = byEditions((): ZoneRow[] => HALLS.map((hall) => said<ZoneRow>(hall)));
    for (const row of sourceRows(folder, 'items/zones.json')) {
      const inEdition = readZone(row);
      for (const edition of EDITION_KEYS) {
        const zone = inEdition(edition);
        if (SOURCES[edition].expansions.includes(zone.expansion)) rows[edition].push(zone);
      }
    }
    return [
      factFile(
        'zones',
        mergeEditions(rows, (row) => row.id),
      ),
    ];
  },
};

function readZone(row: Row): (edition: EditionKey) => ZoneRow {
  const id = row.number('id');
  const given = row.maybeText('name');
  const name = (RIGHT_NAMES[id] ?? given)?.replace(/ \(.*\)$/, '');
  if (name === undefined) row.fail('has no name');
  const kind = row.word('kind', KINDS);
  const expansion = row.word('expansion', EXPANSIONS);
  const heroic = row.flag('heroic');
  const players = row.maybeNumber('maxPlayers');
  const sizes = maybeNumbers(row, 'sizes') ?? (players === null ? [] : [players]);
  const phases = phasesOf(row.maybeInner('phase'));
  const seasons: Partial<Record<EditionKey, Season | null>> = {
    sod: seasonOf(row.maybeInner('sod')),
  };
  const sizesOf = sizesByEdition(row.maybeInner('byEdition'));
  row.maybeNumber('mapId');
  maybeNumbers(row, 'level');
  row.maybeText('territory');
  row.done();
  return (edition) =>
    said<ZoneRow>({
      id,
      name,
      kind: seasons[edition]?.kind ?? kind,
      expansion,
      phase: seasons[edition]?.phase ?? phases[edition],
      sizes: seasons[edition]?.sizes ?? sizesOf[edition] ?? sizes,
      heroic: heroic || undefined,
    });
}

function phasesOf(row: Row | null): Partial<Record<EditionKey, number>> {
  const phases: Partial<Record<EditionKey, number>> = {};
  for (const edition of EDITION_KEYS) {
    const phase = row?.maybeNumber(edition);
    if (typeof phase === 'number') phases[edition] = phase;
  }
  row?.done();
  return phases;
}

/** What a season made of a zone. */
type Season = Pick<ZoneRow, 'kind' | 'phase' | 'sizes'>;

function seasonOf(row: Row | null): Season | null {
  if (row === null) return null;
  const season = {
    kind: row.word('kind', KINDS),
    phase: row.number('phase'),
    sizes: [row.number('maxPlayers')],
  };
  row.done();
  return season;
}

function sizesByEdition(row: Row | null): Partial<Record<EditionKey, readonly number[]>> {
  const sizes: Partial<Record<EditionKey, readonly number[]>> = {};
  for (const edition of EDITION_KEYS) {
    const own = row?.maybeInner(edition);
    if (!own) continue;
    sizes[edition] = maybeNumbers(own, 'sizes') ?? [own.number('maxPlayers')];
    own.done();
  }
  row?.done();
  return sizes;
}

export const factions: ImportedTable = {
  name: 'factions',
  read(folder) {
    const rows: readonly FactionRow[] = sourceRows(folder, 'items/factions.json').map((row) => {
      const faction = said<FactionRow>({
        id: row.number('id'),
        name: row.text('name'),
        expansion: row.word('expansion', EXPANSIONS),
        side: row.maybeWord('side', ['alliance', 'horde']),
      });
      row.done();
      return faction;
    });
    return [factFile('factions', rows)];
  },
};
