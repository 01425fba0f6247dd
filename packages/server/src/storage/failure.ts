/** What a database's error means for whoever asked. */
export type DatabaseFailure =
  /** The connection is gone, or there was none: nothing is known of what was under way. */
  | 'lost'
  /** Nobody answered in time: the connection is of no use any more. */
  | 'timedOut'
  /** Two transactions got in each other's way; one of them was rolled back and may be made again. */
  | 'conflict'
  /** It answers, but takes no writes: a standby, or an operator's setting. */
  | 'readOnly'
  | 'diskFull'
  /** The database says no to this very question. */
  | 'refused';

interface CodedError {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly message?: unknown;
}

/** Failures of PostgreSQL by the code of the answer (postgresql.org, appendix A). */
const BY_SQLSTATE: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/^(?:40001|40P01)$/, 'conflict'],
  [/^25006$/, 'readOnly'],
  [/^53100$/, 'diskFull'],
  // Shut down, crashed, starting up; connections exhausted; connection exceptions; ended while it was idle.
  [/^(?:57P0[1-5]|53300|08\w{3}|25P03)$/, 'lost'],
  // Cancelled by its own time-out, or the one for locks.
  [/^(?:57014|55P03)$/, 'timedOut'],
];

const LOST_SOCKET =
  /^(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver gives these no code. */
const LOST_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;
const LATE_WORDS = /^(?:Query read timeout|timeout exceeded when trying to connect)/;

/** Failures of SQLite by the lowest byte of the code (sqlite.org/rescode.html). */
const BY_SQLITE_CODE: Readonly<Record<number, DatabaseFailure>> = {
  5: 'timedOut',
  8: 'readOnly',
  13: 'diskFull',
};

export function failureOf(error: unknown): DatabaseFailure {
  const { code, errcode, message } = (error ?? {}) as CodedError;
  if (typeof errcode === 'number') return BY_SQLITE_CODE[errcode & 0xff] ?? 'refused';
  if (typeof code === 'string') {
    if (LOST_SOCKET.test(code)) return 'lost';
    return BY_SQLSTATE.find(([pattern]) => pattern.test(code))?.[1] ?? 'refused';
  }
  if (typeof message !== 'string') return 'refused';
  if (LOST_WORDS.test(message)) return 'lost';
  return LATE_WORDS.test(message) ? 'timedOut' : 'refused';
}
