import { createTransport } from 'nodemailer';
import { oneAddress, type MailTransport } from './mailer.ts';

/** Milliseconds. */
const PATIENCE = 15_000;

/** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A mail is text of ours: nothing in it is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail, to: oneAddress(mail) });
    },
    close: () => transport.close(),
  };
}
