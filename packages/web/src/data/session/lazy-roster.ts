import type { Roster } from '@gearwright/roster/roster.ts';

/** A roster that is fetched when it is first asked for something. */
export function lazyRoster(load: () => Promise<Roster>): Roster {
  return new Proxy({} as Roster, {
    get:
      (_, call: string) =>
      async (...args: readonly unknown[]) => {
        const roster = (await load()) as unknown as Record<
          string,
          (...a: readonly unknown[]) => unknown
        >;
        return roster[call]!(...args);
      },
  });
}
