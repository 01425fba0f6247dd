import { fromJson } from '../storage/types.ts';
import type { RosterScope } from './roster-scope.ts';

/** What is kept of the link of a set. */
export interface KeptLink {
  readonly isOn: boolean;
  /** When the state was changed last that it is frozen to, and that state; null where it shows the set as it is. */
  readonly frozenAt: number | null;
  readonly frozen: object | null;
  readonly opened: number;
}

/** Of all sets of an owner, by their ids; each is opened when it is asked for. */
export async function linksOfOwner({
  db,
  owner,
}: RosterScope): Promise<ReadonlyMap<string, () => KeptLink>> {
  const rows = await db
    .selectFrom('gear_sets as s')
    .innerJoin('set_links as l', 'l.set_id', 's.id')
    .select(['l.set_id', 'l.off_at', 'l.frozen_at', 'l.frozen_body', 'l.opened'])
    .where('s.user_id', '=', owner.user_id)
    .where('s.edition', '=', owner.edition)
    .execute();
  return new Map(
    rows.map(({ set_id, off_at, frozen_at, frozen_body, opened }) => [
      set_id,
      () => ({
        isOn: off_at === null,
        frozenAt: frozen_at,
        frozen: frozen_body === null ? null : fromJson<object>(frozen_body),
        opened,
      }),
    ]),
  );
}
