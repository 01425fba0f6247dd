import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One secret of the operator's, and a key of its own for everything that is sealed or hashed with it. */
export interface Secret {
  /** 32 bytes, the same for the same purpose in every process that has the secret. */
  key(purpose: SecretPurpose): Buffer;
}

export type SecretPurpose =
  | 'accounts'
  | 'attempts'
  | 'captcha'
  | 'codes'
  | 'clients'
  | 'credentials'
  | 'mail-limits'
  | 'signing';

export function secretOf(text: string): Secret {
  return {
    key: (purpose) => Buffer.from(hkdfSync('sha256', text, 'gearwright', purpose, 32)),
  };
}

/** The configured secret, else one that is made once and stays in the data folder for its owner alone. */
export function readSecret(configured: string | null, dataFolder: string): Secret {
  return secretOf(configured ?? keptSecret(join(dataFolder, 'secret')));
}

/** The fewest letters a configured secret may have; one made here has 43. */
const SHORTEST = 32;

function keptSecret(file: string): string {
  try {
    return whole(file, readFileSync(file, 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Written aside first: a server that starts at the same time reads all of it or makes its own.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return whole(file, readFileSync(file, 'utf8').trim());
}

/** An empty secret would be everybody's: whoever reads this could sign as anyone. */
function whole(file: string, text: string): string {
  if (text.length >= SHORTEST) return text;
  throw new Error(
    `${file} is empty or cut short: put the one from a back-up in its place, or delete it, which signs everybody out.`,
  );
}
