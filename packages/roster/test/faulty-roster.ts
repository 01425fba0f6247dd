import type { Roster } from '../src/roster.ts';

/** A roster whose nth call fails: before it does anything, or after, so that only the answer is lost. */
export function faultyRoster(roster: Roster, nth: number, when: 'before' | 'after'): Roster {
  let calls = 0;
  return new Proxy(roster, {
    get(target, name: keyof Roster) {
      return async (...args: readonly unknown[]) => {
        const fails = ++calls === nth;
        if (fails && when === 'before') throw new Error('The line is down');
        const answer = await (target[name] as (...all: readonly unknown[]) => Promise<unknown>)(
          ...args,
        );
        if (fails) throw new Error('The answer is lost');
        return answer;
      };
    },
  });
}
