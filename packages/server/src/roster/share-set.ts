import { PlannerError } from '@gearwright/game/messages.ts';
import { looksLikeId, newId } from '@gearwright/roster/new-id.ts';
import type { PublicLink } from '@gearwright/roster/roster.ts';
import type { RosterScope } from './roster-scope.ts';

/** The public id of a set, made on first use; sharing is no change of the set. */
export async function shareSet({ db, owner }: RosterScope, id: string): Promise<PublicLink> {
  const row = looksLikeId(id)
    ? await db
        .updateTable('gear_sets')
        .set(({ fn, ref, val }) => ({
          public_id: fn.coalesce(ref('public_id'), val(newId())),
        }))
        .where('id', '=', id)
        .where('user_id', '=', owner.user_id)
        .where('edition', '=', owner.edition)
        .returning('public_id')
        .executeTakeFirst()
    : undefined;
  if (!row?.public_id) throw new PlannerError('setNotFound');
  return { publicId: row.public_id, deleteToken: null };
}
