import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import type { Kysely } from 'kysely';
import type { CaptchaChallenge } from '@gearwright/api/client/captcha.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Secret } from '../signing/secret.ts';
import type { Tables } from '../storage/tables.ts';

/** Milliseconds to solve one. */
const CAPTCHA_LIVES = 20 * 60_000;
/** With 5,000 rounds of hashing each, about a second in a browser and two milliseconds here. */
const GUESSES = { least: 100, most: 300 };
const LONGEST_TOKEN = 4_000;

/** A proof of work of our own: nobody outside is asked, and each proof counts once. */
export class Captcha {
  readonly #db: Kysely<Tables>;
  readonly #rounds: number;
  readonly #secrets: {
    readonly hmacSignatureSecret: string;
    readonly hmacKeySignatureSecret: string;
  };

  constructor(db: Kysely<Tables>, secret: Secret, rounds: number) {
    this.#db = db;
    this.#rounds = rounds;
    const key = secret.key('captcha').toString('base64url');
    this.#secrets = {
      hmacSignatureSecret: `${key}.challenge`,
      hmacKeySignatureSecret: `${key}.key`,
    };
  }

  async challenge(): Promise<CaptchaChallenge> {
    return (await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.#rounds,
      counter: randomInt(GUESSES.least, GUESSES.most),
      expiresAt: new Date(Date.now() + CAPTCHA_LIVES),
      deriveKey,
      ...this.#secrets,
    })) as CaptchaChallenge;
  }

  /** `captchaFailed` for a wrong, expired, made-up or used proof. */
  async use(token: string): Promise<void> {
    const proof = readToken(token);
    const verified =
      proof !== null &&
      // Whatever is in it came from outside: what the library cannot read is no proof.
      (await verifySolution({ ...proof, deriveKey, ...this.#secrets }).then(
        (result) => result.verified,
        () => false,
      ));
    if (!verified) throw new PlannerError('captchaFailed');
    const stored = await this.#db
      .insertInto('used_captchas')
      .values({ challenge: proof.challenge.signature!, expires_at: Date.now() + CAPTCHA_LIVES })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows !== 1n) throw new PlannerError('captchaFailed');
  }
}

function readToken(token: string): { challenge: Challenge; solution: Solution } | null {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    const proof = JSON.parse(Buffer.from(token, 'base64').toString()) as {
      challenge?: Challenge;
      solution?: Solution;
    };
    const { challenge, solution } = proof;
    if (typeof challenge?.parameters !== 'object' || typeof solution !== 'object') return null;
    if (typeof challenge.signature !== 'string' || !challenge.parameters.expiresAt) return null;
    return { challenge, solution };
  } catch {
    return null;
  }
}
