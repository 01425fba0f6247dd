import { join } from 'node:path';
import type { Config } from '../config.ts';
import { MailLimits } from '../mail/mail-limits.ts';
import { mailQueue } from '../mail/mail-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { outboxTransport } from '../mail/outbox-transport.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { CredentialSeal } from '../signing/credentials.ts';
import { Clients } from '../signing/clients.ts';
import { readSecret } from '../signing/secret.ts';
import { RequestVerifier } from '../signing/verify-request.ts';
import type { Database } from '../storage/open-database.ts';
import type { AccountsLog } from './account-types.ts';
import { Accounts } from './accounts.ts';
import { Captcha } from './captcha.ts';

/** Who people are, and how a request proves it. */
export interface AccountServices {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly captcha: Captcha;
  readonly mailer: Mailer;
  readonly clients: Clients;
  readonly seal: CredentialSeal;
  readonly verifier: RequestVerifier;
  close(): Promise<void>;
}

export function outboxFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'outbox');
}

export function createAccounts(
  config: Config,
  database: Database,
  log: AccountsLog,
): AccountServices {
  const secret = readSecret(config.secret, config.dataFolder);
  const { smtpUrl, mailFrom, registrationsPerHour } = config;
  const transport =
    smtpUrl === null
      ? outboxTransport(outboxFolder(config), mailFrom)
      : smtpTransport(smtpUrl, mailFrom);
  const mailer = mailQueue(transport, (error) => log.error({ err: error }, 'a mail was given up'));
  const mailLimits = new MailLimits(database.db, secret.key('mail-limits'));
  const captcha = new Captcha(database.db, secret, config.captchaRounds);
  const seal = new CredentialSeal(secret);
  return {
    database,
    accounts: new Accounts({
      database,
      secret,
      mailer,
      mailLimits,
      captcha,
      log,
      registrationsPerHour,
    }),
    captcha,
    mailer,
    clients: new Clients(secret),
    seal,
    verifier: new RequestVerifier(seal),
    close: () => mailer.close(),
  };
}
