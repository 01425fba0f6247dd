import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { oneAddress, type MailTransport } from './mailer.ts';

/** Without a mail server every mail becomes a file that the operator can open or read. */
export function outboxTransport(folder: string, from: string): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await writer.sendMail({ from, ...mail, to: oneAddress(mail) });
      // Sorted by name they are sorted by time.
      const moment = new Date().toISOString().replaceAll(':', '');
      const file = join(folder, `${moment}-${randomBytes(3).toString('hex')}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => writer.close(),
  };
}
