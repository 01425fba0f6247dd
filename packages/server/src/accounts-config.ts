import { ConfigError, readCount, readText, type Environment } from './config-readers.ts';

/** What is set about accounts, their mails and their secrets. */
export interface AccountsConfig {
  /** What credentials, codes and cookies are sealed with; null keeps one in the data folder. */
  readonly secret: string | null;
  /** Mail server; null writes mails into the outbox of the data folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Requests under `/auth` of one address a minute. */
  readonly authRequestsPerMinute: number;
  /** Registrations of one address an hour. */
  readonly registrationsPerHour: number;
  /** Rounds of hashing for each guess at a captcha. */
  readonly captchaRounds: number;
}

export function readAccounts(env: Environment): AccountsConfig {
  return {
    secret: readSecretText(env),
    smtpUrl: readSmtpUrl(env),
    mailFrom: readMailFrom(env),
    authRequestsPerMinute: readCount(env, 'AUTH_REQUESTS_PER_MINUTE', 300),
    registrationsPerHour: readCount(env, 'REGISTRATIONS_PER_HOUR', 10),
    captchaRounds: readCount(env, 'CAPTCHA_ROUNDS', 5_000),
  };
}

const SHORTEST_SECRET = 32;

function readSecretText(env: Environment): string | null {
  const text = env['SECRET'];
  if (text === undefined) return null;
  if (text.length < SHORTEST_SECRET) {
    throw new ConfigError('SECRET', `must have at least ${SHORTEST_SECRET} characters`);
  }
  return text;
}

function readSmtpUrl(env: Environment): string | null {
  const text = env['SMTP_URL'];
  if (text === undefined) return null;
  // The address holds a password: it is not repeated.
  if (!/^smtps?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new ConfigError('SMTP_URL', 'must be an address like smtp://user:password@host:587');
  }
  return text;
}

function readMailFrom(env: Environment): string {
  const text = readText(env, 'MAIL_FROM', 'Gearwright <gearwright@localhost>');
  if (!/^[^\r\n@]*[^\r\n@\s]@[^\r\n@\s]+$/.test(text)) {
    throw new ConfigError('MAIL_FROM', 'must be an address like Gearwright <gear@example.org>');
  }
  return text;
}
