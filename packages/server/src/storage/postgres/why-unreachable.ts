/** What PostgreSQL answers to a stranger (postgresql.org, appendix A). */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
  '25006': 'it takes no writes',
};

/** PostgreSQL cannot be used: told at the start, in one sentence, without the password. */
export class UnreachableDatabase extends Error {
  constructor(url: string, cause: unknown) {
    const { code = '', message } = cause as Error & { readonly code?: string };
    const reason = REASONS[code] ?? (message || 'it does not answer');
    super(`PostgreSQL at ${placeOf(url)} cannot be used: ${reason}. Check DATABASE_URL.`, {
      cause,
    });
    this.name = 'UnreachableDatabase';
  }
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
