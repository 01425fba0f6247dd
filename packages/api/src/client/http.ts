import { CallFailed } from './call-failed.ts';

/** Where the server is, and how to reach it. */
export interface Server {
  /** `https://wrath.example.org`, without a path. */
  readonly origin: string;
  /** The page's own by default; in Node a fetch that keeps cookies (cookie-fetch.ts). */
  readonly fetch?: typeof fetch;
  /** Milliseconds. */
  readonly timeout?: number;
}

const TIMEOUT = 15_000;

/** Sends it and waits no longer than allowed; a failure on the way is a `CallFailed`, an abort stays one. */
export async function send(
  server: Server,
  request: (signal: AbortSignal) => Promise<Request>,
  abort?: AbortSignal,
): Promise<{ readonly response: Response; readonly body: unknown }> {
  const timeout = AbortSignal.timeout(server.timeout ?? TIMEOUT);
  const signal = abort ? AbortSignal.any([abort, timeout]) : timeout;
  const made = await request(signal);
  let response: Response;
  let text: string;
  try {
    // Called by its bare name: a browser's fetch will not be a method of anything else.
    const doFetch = server.fetch ?? fetch;
    response = await doFetch(made);
    text = await response.text();
  } catch (error) {
    if (abort?.aborted) throw error;
    throw new CallFailed(timeout.aborted ? 'timeout' : 'offline', null, error);
  }
  try {
    return { response, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw new CallFailed('unreadable', response.status, error);
  }
}
