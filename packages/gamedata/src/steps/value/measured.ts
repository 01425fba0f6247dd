import type { MeasuredSpec } from '@gearwright/game/dataset/value-tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { isStatName } from '@gearwright/game/stat/catalogue.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from '../tables/facts-folder.ts';
import type { KnownThings } from './known-things.ts';

/** What a simulator measured, spec by spec; things the edition does not have are left out. */
export function compileMeasured(
  edition: EditionKey,
  facts: FactsFolder,
  known: KnownThings,
): readonly MeasuredSpec[] {
  return facts
    .rows(`value/item-values.${edition}.json`)
    .map((row): MeasuredSpec => readSpec(row, known));
}

function readSpec(row: Row, known: KnownThings): MeasuredSpec {
  const reference = row.text('reference');
  if (!isStatName(reference)) row.fail(`unknown stat ${reference}`);
  const ofItems = (key: string): MeasuredSpec['items'] =>
    tuples<3>(row, key, 3).filter(([id]) => known.items.has(id));
  return {
    gameClass: row.gameClass('gameClass'),
    spec: row.text('spec'),
    reference,
    author: row.text('author'),
    derivedFrom: row.maybeText('derivedFrom'),
    items: ofItems('items'),
    gems: ofItems('gems'),
    enchants: tuples<4>(row, 'enchants', 4).filter(([id]) => known.enchants.has(id)),
    sets: setTuples(row, known),
  };
}

type Figures<Length> = Length extends 3
  ? readonly [number, number, number]
  : readonly [number, number, number, number];

function tuples<Length extends 3 | 4>(
  row: Row,
  key: string,
  length: Length,
): readonly Figures<Length>[] {
  if (!row.has(key)) return [];
  return row.list(key).map((tuple, index) => {
    const isRight = Array.isArray(tuple) && tuple.length === length && tuple.every(Number.isFinite);
    if (!isRight) row.fail(`${key} ${index + 1} must be ${length} numbers`);
    return tuple as unknown as Figures<Length>;
  });
}

/** A set is named where the source has no number for it; one name may stand for the sets of two factions. */
function setTuples(row: Row, { sets, setsNamed }: KnownThings): MeasuredSpec['sets'] {
  if (!row.has('sets')) return [];
  return row.list('sets').flatMap((tuple, index) => {
    const [id, ...figures] = Array.isArray(tuple) ? (tuple as unknown[]) : [];
    if (figures.length !== 3 || !figures.every(Number.isFinite)) row.fail(`sets ${index + 1}`);
    const [pieces, points, error] = figures as [number, number, number];
    const ids = typeof id === 'number' ? [id] : setsNamed(String(id));
    return ids
      .filter((each) => sets.has(each))
      .map((each) => [each, pieces, points, error] as const);
  });
}
