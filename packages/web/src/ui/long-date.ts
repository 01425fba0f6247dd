const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "31 October 2024" of an ISO date. */
export function longDate(iso: string): string {
  return FORMAT.format(new Date(iso));
}
