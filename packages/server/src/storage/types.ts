import { types as pgTypes } from 'pg';
import type { DatabaseKind } from './database-kind.ts';

/**
 * Where the two databases differ. Everything else is text or a whole number, which both keep alike:
 * JSON is text of ours, for PostgreSQL's own JSON refuses characters that names may have.
 */
export interface ColumnTypes {
  /** Milliseconds since 1970. */
  readonly time: 'integer' | 'bigint';
  readonly whole: 'integer';
  /** Money and counters beyond 2³¹. */
  readonly big: 'integer' | 'bigint';
  readonly json: 'text';
  readonly flag: 'integer' | 'boolean';
  /** Dates and flags of the accounts library, which has its own idea of both. */
  readonly date: 'text' | 'timestamptz';
}

const COLUMN_TYPES: Readonly<Record<DatabaseKind, ColumnTypes>> = {
  sqlite: {
    time: 'integer',
    whole: 'integer',
    big: 'integer',
    json: 'text',
    flag: 'integer',
    date: 'text',
  },
  postgres: {
    time: 'bigint',
    whole: 'integer',
    big: 'bigint',
    json: 'text',
    flag: 'boolean',
    date: 'timestamptz',
  },
};

export function columnTypes(kind: DatabaseKind): ColumnTypes {
  return COLUMN_TYPES[kind];
}

/** PostgreSQL hands bigint over as text; ours all fit a number. */
export const PG_TYPES = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === (pgTypes.builtins.INT8 as number)
      ? Number
      : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

/** SQLite knows neither booleans nor absence. */
export function sqliteValue(value: unknown): null | number | bigint | string | Uint8Array {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as number | bigint | string | Uint8Array;
}

export type Json = string;

export function toJson(value: unknown): Json {
  return JSON.stringify(value);
}

/** Typed by the caller, which wrote the row itself. */
export function fromJson<Value>(json: Json): Value {
  return JSON.parse(json) as Value;
}
