import type { ItemQuery as WireQuery } from '@gearwright/api/generated/types.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import type { ItemQuery, Sort } from '@gearwright/game/search/query.ts';
import { SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';
import { statForName } from '@gearwright/game/stat/aliases.ts';

/** Longest list and longest text of a query: more than any screen sends. */
const MOST_VALUES = 200;
const LONGEST_TEXT = 100;
const PLAIN_SORTS = ['score', 'name', 'itemLevel', 'requiredLevel', 'quality'] as const;

/** The query as the game asks it, or a `PlannerError` that names the field. */
export function itemQueryFromWire(wire: WireQuery, edition: Edition): ItemQuery {
  for (const [field, value] of Object.entries(wire)) checkSize(field, value);
  const { slotId, statWeights, sort, counting, ...same } = wire;
  return {
    ...same,
    slotId: slotId === null || slotId === undefined ? null : knownSlot(slotId),
    statWeights: statWeights ? weights(statWeights, edition) : null,
    sort: sort ? sortOf(sort.by, sort.descending ?? undefined, edition) : null,
    counting: counting && {
      suffix: counting.suffix ?? true,
      gems: counting.gems ?? true,
      socketBonus: counting.socketBonus ?? true,
    },
  };
}

function checkSize(field: string, value: unknown): void {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) {
    throw new PlannerError('tooLong', field, LONGEST_TEXT);
  }
  if (Array.isArray(value) && value.length > MOST_VALUES) {
    throw new PlannerError('malformed', field, `at most ${MOST_VALUES} values`);
  }
  if (Array.isArray(value)) for (const each of value) checkSize(field, each);
}

function knownSlot(slot: number): SlotId {
  if (!SLOT_IDS.includes(slot as SlotId)) throw new PlannerError('unknownSlot', String(slot));
  return slot as SlotId;
}

function weights(list: NonNullable<WireQuery['statWeights']>, edition: Edition): StatWeights {
  return Object.fromEntries(list.map(({ name, value }) => [statOf(name, edition), value]));
}

function statOf(name: string, edition: Edition) {
  const stat = name.length <= LONGEST_TEXT ? statForName(name, edition) : null;
  if (stat === null) throw new PlannerError('unknownStat', name.slice(0, LONGEST_TEXT));
  return stat;
}

function sortOf(name: string, descending: boolean | undefined, edition: Edition): Sort {
  const by = PLAIN_SORTS.find((plain) => plain === name) ?? statOf(name, edition);
  return descending === undefined ? { by } : { by, descending };
}
