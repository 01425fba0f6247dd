import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useEdition } from '../../data/edition-context.ts';
import { readFilters, writeFilters, type ItemFilters } from './item-filters.ts';

/** Before a change of the address (acceptance V2), in milliseconds. */
const PAUSE = 500;

export type ChangeFilters = (change: Partial<ItemFilters>) => void;

/** What is asked: at once on the screen, a little later in the address. */
export function useItemFilters(): readonly [ItemFilters, ChangeFilters] {
  const edition = useEdition();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const inAddress = params.toString();
  const [filters, setFilters] = useState(() => readFilters(params, edition));
  const written = useRef(inAddress);

  useEffect(() => {
    // Someone else changed the address: the browser's back button, a link.
    if (inAddress === written.current) return;
    written.current = inAddress;
    setFilters(readFilters(new URLSearchParams(inAddress), edition));
  }, [inAddress, edition]);

  useEffect(() => {
    const next = writeFilters(filters).toString();
    if (next === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = next;
      setParams(next, { replace: true, state });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [filters, setParams, state]);

  const change = useCallback<ChangeFilters>(
    (part) => setFilters((before) => ({ ...before, ...part })),
    [],
  );
  return [filters, change];
}
