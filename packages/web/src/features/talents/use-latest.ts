import { useLayoutEffect, useRef, useState } from 'react';

type Actions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The same object as long as the component lives, doing what was given last: what it is handed to need not draw anew. */
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
