import {
  type CompiledQuery,
  createQueryId,
  IdentifierNode,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';
import { SqliteFile } from './sqlite-file.ts';
import { Mutex } from './mutex.ts';

/**
 * Kysely on Node's own SQLite. Two connections to the file: one writes, behind a mutex; the other answers
 * whatever is read outside a transaction, so that nobody waits for a writer to read what is committed.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #driver: NodeSqliteDriver;

  constructor(path: string) {
    this.#driver = new NodeSqliteDriver(path);
  }

  createDriver(): Driver {
    return this.#driver;
  }

  /** Runs a statement on the writing connection: for whoever holds its lock within a transaction. */
  runAsWriter(sql: string): void {
    this.#driver.runAsWriter(sql);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }

  createIntrospector(db: Kysely<never>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Tells Kysely that connections may be used at the same time: the driver's mutex puts writers in order. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #path: string;
  readonly #mutex = new Mutex();
  #writer: SqliteFile | undefined;
  #reader: SqliteFile | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    this.#writer = new SqliteFile(this.#path);
    await this.#writer.prepare();
    this.#reader = new SqliteFile(this.#path);
    await this.#reader.prepare();
  }

  runAsWriter(sql: string): void {
    this.#writer!.run(sql);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new NodeSqliteConnection(this.#writer!, this.#reader!, this.#mutex);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as NodeSqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as NodeSqliteConnection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as NodeSqliteConnection).end('rollback');
  }

  async savepoint(connection: DatabaseConnection, name: string, compile: Compile): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('savepoint', name), createQueryId()));
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: Compile,
  ): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('rollback to', name), createQueryId()));
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: Compile,
  ): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('release', name), createQueryId()));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const unlock = await this.#mutex.lock();
    this.#reader?.close();
    this.#writer?.close();
    unlock();
  }
}

type Compile = QueryCompiler['compileQuery'];

function savepointCommand(command: string, name: string): RawNode {
  return RawNode.createWithChildren([
    RawNode.createWithSql(`${command} `),
    IdentifierNode.create(name),
  ]);
}

/** A share of the two connections rather than one of its own: it writes while it holds the lock, and reads at once. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #writer: SqliteFile;
  readonly #reader: SqliteFile;
  readonly #mutex: Mutex;
  #unlock: (() => void) | null = null;

  constructor(writer: SqliteFile, reader: SqliteFile, mutex: Mutex) {
    this.#writer = writer;
    this.#reader = reader;
    this.#mutex = mutex;
  }

  /** Takes SQLite's write lock at once: a transaction that begins with a read could be refused it later. */
  async begin(): Promise<void> {
    const unlock = await this.#mutex.lock();
    try {
      await this.#writer.whenFree(() => this.#writer.run('begin immediate'));
      this.#unlock = unlock;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      // A full disk may have rolled it back already; saying so would hide what happened.
      if (how === 'commit' || this.#writer.isInTransaction()) {
        await this.#writer.whenFree(() => this.#writer.run(how));
      }
    } catch (error) {
      // A failed commit is rolled back by the caller, who still holds the lock.
      if (how === 'rollback') this.#release();
      throw error;
    }
    this.#release();
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const ask = (file: SqliteFile): QueryResult<Row> => {
      const { rows, changes } = file.run(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    };
    if (this.#unlock) return ask(this.#writer);
    if (SelectQueryNode.is(query)) return this.#reader.whenFree(() => ask(this.#reader));
    const unlock = await this.#mutex.lock();
    try {
      return await this.#writer.whenFree(() => ask(this.#writer));
    } finally {
      unlock();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}
