import { Bucket } from './bucket.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { systemClock, type Clock } from './clock.ts';
import {
  PublisherError,
  type Answer,
  type Publisher,
  type Question,
  type Region,
} from './publisher.ts';
import { piecesOf, readBody } from './read-body.ts';
import { TokenKeeper, type Credentials } from './token.ts';

export interface PublisherAccess extends Credentials {
  /** `{region}` stands for the region. */
  readonly api: string;
}

export interface PublisherOptions {
  readonly clock?: Clock;
  /** Milliseconds one request may take, its body included. */
  readonly timeout?: number;
  readonly perSecond?: number;
  /** How many servers share it. */
  readonly servers?: () => number;
}

const TIMEOUT = 5_000;
/** The publisher allows 100. */
const PER_SECOND = 90;
const LIMIT = 4 * 1024 * 1024;
/** After the first attempt. */
const RETRIES = 2;
const BACK_OFF = 250;
/** Milliseconds; a caller is waiting. */
const LONGEST_WAIT = 2_000;

type Attempt =
  | { readonly answer: Answer }
  | { readonly failure: PublisherError; readonly wait: number | null; readonly final?: true };

/** A client of the publisher's API: one token, one bucket for all regions, a breaker for each. */
export function publisherClient(
  access: PublisherAccess,
  {
    clock = systemClock,
    timeout = TIMEOUT,
    perSecond = PER_SECOND,
    servers = () => 1,
  }: PublisherOptions = {},
): Publisher {
  const tokens = new TokenKeeper(access, clock);
  const bucket = new Bucket(() => perSecond / servers(), clock);
  const breakers: Readonly<Record<Region, CircuitBreaker>> = {
    eu: new CircuitBreaker(clock),
    us: new CircuitBreaker(clock),
  };

  async function attempt(question: Question, token: string): Promise<Attempt> {
    const url = new URL(access.api.replace('{region}', question.region) + question.path);
    url.searchParams.set('namespace', `${question.namespace}-${question.region}`);
    url.searchParams.set('locale', 'en_US');
    const reply = await fetch(url, {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(question.since && { 'if-modified-since': question.since }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(question.timeout ?? timeout),
    });
    const { status } = reply;
    if (status === 200) {
      const body = await bodyOf(reply, question);
      return { answer: { status, body, modified: reply.headers.get('last-modified') } };
    }
    await reply.body?.cancel();
    if (status === 304 || status === 403 || status === 404) return { answer: { status } };
    if (status === 401) {
      tokens.drop(token);
      return { failure: new PublisherError('unreachable', 'the token was refused'), wait: 0 };
    }
    if (status === 429) {
      const wait = Number(reply.headers.get('retry-after') ?? Number.NaN) * 1000;
      const failure = new PublisherError('busy', 'it asks for fewer requests');
      // Whoever waits for the character should not wait for long.
      if (wait > LONGEST_WAIT) return { failure, wait: null, final: true };
      return { failure, wait: Number.isNaN(wait) ? null : wait };
    }
    return { failure: new PublisherError('unreachable', `it answered ${status}`), wait: null };
  }

  async function tried(question: Question): Promise<Attempt> {
    await bucket.take();
    try {
      return await attempt(question, await tokens.get());
    } catch (error) {
      if (error instanceof PublisherError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      return { failure: new PublisherError('unreachable', reason), wait: null };
    }
  }

  return {
    get: (question) =>
      breakers[question.region].run(async () => {
        for (let attempts = 1; ; attempts++) {
          const outcome = await tried(question);
          if ('answer' in outcome) return outcome.answer;
          if (outcome.final || attempts > RETRIES) throw outcome.failure;
          const backOff = BACK_OFF * 2 ** (attempts - 1) * (0.5 + clock.random());
          await clock.wait(outcome.wait ?? Math.min(backOff, LONGEST_WAIT));
        }
      }),
  };
}

async function bodyOf(reply: Response, { read, limit = LIMIT }: Question): Promise<unknown> {
  if (read) return read(piecesOf(reply, limit));
  return JSON.parse(await readBody(reply, limit)) as unknown;
}
