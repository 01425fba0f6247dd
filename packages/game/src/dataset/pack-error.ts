/** Why a pack was refused. */
export type PackFault = 'damaged' | 'otherVersion' | 'otherKind';

const SENTENCES: Readonly<Record<PackFault, string>> = {
  damaged: 'The data pack is damaged',
  otherVersion: 'The data pack was made for another version of the planner',
  otherKind: 'This is not the data pack that was asked for',
};

/** A pack that cannot be read. Callers compare codes, never sentences. */
export class PackError extends Error {
  readonly code: PackFault;
  constructor(code: PackFault, detail: string) {
    super(`${SENTENCES[code]}: ${detail}.`);
    this.name = 'PackError';
    this.code = code;
  }
}
