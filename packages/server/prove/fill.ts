import { sql, type RawBuilder } from 'kysely';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { SqlRoster } from '../src/roster/sql-roster.ts';
import type { Database } from '../src/storage/open-database.ts';
import { addUser } from '../test/add-user.ts';

/** As many as one player may have in an edition. */
export const SETS_OF_A_USER = 1_999;
/** Of players that merely are there. */
const SETS_EACH = 20;
/** Rows of one statement. */
const AT_ONCE = 20_000;

export interface Owner {
  readonly userId: string;
  readonly edition: EditionKey;
  readonly characterId: string;
}

/** Makes the sets of others as many as told, in the database itself; or all of them those of one owner. */
export async function fillSets(
  database: Database,
  from: number,
  to: number,
  owner?: Owner,
): Promise<void> {
  const { db } = database;
  const template = owner ? owner.characterId : await templateOf(database);
  for (let start = from; start < to; start += AT_ONCE) {
    const end = Math.min(start + AT_ONCE, to);
    if (!owner) await addOthers(database, template, start, end);
    const numbers = numbered(database, start, end);
    const user = owner ? sql`${owner.userId}` : sql`'filler ' || (n.i / ${sql.lit(SETS_EACH)})`;
    const character = owner
      ? sql`${owner.characterId}`
      : sql`'filler ' || (n.i / ${sql.lit(SETS_EACH)})`;
    const name = owner ? sql`'s ' || ${owner.edition} || n.i` : sql`'s ' || n.i`;
    await sql`
      insert into gear_sets (id, user_id, edition, character_id, version, summary, body, created_at, updated_at)
      select ${name}, ${user}, t.edition, ${character}, 1, t.summary, t.body, 1, 1
      from ${numbers}, gear_sets t where t.character_id = ${template} and t.id = (select min(id) from gear_sets where character_id = ${template})`.execute(
      db,
    );
  }
  if (database.kind === 'postgres') await sql`analyze`.execute(db);
}

async function templateOf(database: Database): Promise<string> {
  const known = await database.db
    .selectFrom('characters')
    .select('id')
    .where('user_id', '=', 'template')
    .executeTakeFirst();
  if (known) return known.id;
  await addUser(database, 'template');
  const game = fixtureGame();
  const roster = new SqlRoster({ database, game, userId: 'template' });
  const { id: characterId } = await roster.createCharacter(game.warrior);
  await roster.createSet({
    characterId,
    name: 'Template',
    spec: game.spec,
    phase: 1,
    points: [game.preset],
  });
  return characterId;
}

async function addOthers(
  { db, kind }: Database,
  template: string,
  from: number,
  to: number,
): Promise<void> {
  const numbers = numbered({ kind }, Math.floor(from / SETS_EACH), Math.ceil(to / SETS_EACH));
  await sql`
    insert into "user" (id, name, email, "emailVerified", username, "createdAt", "updatedAt")
    select 'filler ' || n.i, 'filler ' || n.i, 'filler' || n.i || '@example.org', u."emailVerified", 'filler' || n.i, u."createdAt", u."updatedAt"
    from ${numbers}, "user" u where u.id = 'template' on conflict do nothing`.execute(db);
  await sql`
    insert into characters (id, user_id, edition, version, body, created_at, updated_at)
    select 'filler ' || n.i, 'filler ' || n.i, c.edition, 1, c.body, 1, 1
    from ${numbers}, characters c where c.id = ${template} on conflict do nothing`.execute(db);
}

export async function fillNonces(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  count: number,
): Promise<void> {
  for (let start = 0; start < count; start += AT_ONCE) {
    await sql`insert into nonces (nonce, expires_at) select 'an old nonce of some length ' || n.i, 1
      from ${numbered({ kind }, start, Math.min(start + AT_ONCE, count))} where true`.execute(db);
  }
}

/** The numbers from one up to another as a table `n`. */
function numbered({ kind }: Pick<Database, 'kind'>, from: number, to: number): RawBuilder<unknown> {
  const [first, last] = [sql.lit(from), sql.lit(to - 1)];
  if (kind === 'postgres') return sql`generate_series(${first}, ${last}) as n(i)`;
  return sql`(with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last}) select i from n) as n`;
}
