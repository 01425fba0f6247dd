const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "14 Nov 2026, 13:05", where the player is; of what is older than its history nobody knows. */
export function momentWords(at: number): string {
  return at === 0 ? 'Earlier' : FORMAT.format(at);
}
