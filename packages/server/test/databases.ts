import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject, onTestFinished } from 'vitest';
import { addUser } from './add-user.ts';
import type {} from './global-setup.ts';
import type { DatabaseKind } from '../src/storage/database-kind.ts';
import { openDatabase, type Database, type DatabaseSource } from '../src/storage/open-database.ts';

export const DATABASE_KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** Of the test, or of the file when it is called where tests are collected. */
function atTheEnd(clearUp: () => void | Promise<void>): void {
  try {
    onTestFinished(clearUp);
  } catch {
    afterAll(clearUp);
  }
}

/** A new, empty database that goes with the test that asks for it, or with the file. */
export async function throwawaySource(kind: DatabaseKind): Promise<DatabaseSource> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'gearwright-sqlite-'));
    atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
    return { kind, file: join(folder, 'gearwright.sqlite') };
  }
  const reply = await fetch(inject('postgresDoor'));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return { kind, url: text };
}

/** The same, opened and brought up to date. */
export async function throwawayDatabase(kind: DatabaseKind): Promise<Database> {
  const database = await openDatabase(await throwawaySource(kind));
  atTheEnd(() => database.close());
  return database;
}

export { addUser };
