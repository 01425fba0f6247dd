import { NO_GOALS } from '@gearwright/game/set/gear-goals.ts';
import type { SetSummary } from '@gearwright/roster/roster.ts';
import type { KeptCharacter, KeptSet } from '@gearwright/roster/rules/point-ref.ts';
import { summaryOfSet } from '@gearwright/roster/rules/summaries.ts';
import type { CharacterRow, GearSetRow } from '../storage/tables.ts';
import { fromJson, toJson } from '../storage/types.ts';

/** A row has columns for what queries ask (id, owner, version); everything else is JSON in its body. */

export function characterBody(character: KeptCharacter): string {
  const { id: _, ...body } = character;
  return toJson(body);
}

export function characterFromRow({ id, body }: Pick<CharacterRow, 'id' | 'body'>): KeptCharacter {
  return { ...fromJson<Omit<KeptCharacter, 'id'>>(body), id };
}

type ColumnsOfSet = 'id' | 'characterId' | 'publicId' | 'version';

export function setColumns(set: KeptSet): Pick<GearSetRow, 'version' | 'summary' | 'body'> {
  const { id: _, characterId: __, publicId: ___, version, ...body } = set;
  const { id: ____, version: _____, ...summary } = summaryOfSet(set);
  return { version, summary: toJson(summary), body: toJson(body) };
}

/** Defaults for sets written before they had these. */
const OLDER_SET = { effectValues: [], goals: NO_GOALS } as const;

/** A set as a body holds it, whenever it was written. */
export function inTodaysForm<Fields extends Pick<KeptSet, keyof typeof OLDER_SET>>(
  stored: Fields,
): Fields {
  return { ...OLDER_SET, ...stored };
}

export function setFromRow(
  row: Pick<GearSetRow, 'id' | 'character_id' | 'public_id' | 'version' | 'body'>,
): KeptSet {
  const { id, character_id: characterId, public_id: publicId, version, body } = row;
  const fields = inTodaysForm(fromJson<Omit<KeptSet, ColumnsOfSet>>(body));
  return { ...fields, id, characterId, publicId, version };
}

/** Defaults for summaries written before they listed the items worn. */
const OLDER = { itemIds: [], acquired: 0 } as const;

export function summaryFromRow(row: Pick<GearSetRow, 'id' | 'version' | 'summary'>): SetSummary {
  const { id, version, summary } = row;
  return { ...OLDER, ...fromJson<Omit<SetSummary, 'id' | 'version'>>(summary), id, version };
}
