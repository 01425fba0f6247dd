import { checksum } from './checksum.ts';
import { WORDS } from './item-codes.ts';
import type { Pack } from './pack.ts';
import { PackError } from './pack-error.ts';
import { encodeText } from './text-codec.ts';
import type { EditionKey } from '../edition/edition-keys.ts';

/** Raise when the sections of a pack change their meaning. */
const LAYOUT = 1;

/** Layout and word lists together: a reader takes only packs made with its own. */
export const SCHEMA = `${LAYOUT}-${checksum(encodeText(WORDS.padEnd(Math.ceil(WORDS.length / 4) * 4)))}`;

export interface PackMeta {
  readonly kind: 'core' | 'texts' | 'names';
  readonly schema: string;
  readonly edition: EditionKey;
  /** ISO date of the newest source. */
  readonly date: string;
}

export function checkedMeta(pack: Pack, kind: PackMeta['kind']): PackMeta {
  const meta = pack.json<PackMeta>('meta');
  if (meta.kind !== kind) throw new PackError('otherKind', `a ${meta.kind} pack, not ${kind}`);
  if (meta.schema !== SCHEMA) {
    throw new PackError('otherVersion', `schema ${meta.schema}, expected ${SCHEMA}`);
  }
  return meta;
}
