/** A back-up or restore that cannot be done, in one sentence. */
export class BackupError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BackupError';
  }
}
