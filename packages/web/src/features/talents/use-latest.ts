import { useLayoutEffect, useRef, useState } from 'react';

type Actions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Functions that stay the same objects and call those given last, so that memoised children are not rendered again. */
export function useLatest<Given extends Actions>(given: Given): Given {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [stable] = useState(() => {
    const doing =
      (name: string) =>
      (...args: never[]) =>
        latest.current[name]!(...args);
    return Object.fromEntries(Object.keys(given).map((name) => [name, doing(name)])) as Given;
  });
  return stable;
}
