import { withoutEnding } from '@gearwright/game/words/without-ending.ts';
import { createContext, useContext } from 'react';

/** Leading part of every path of the season that is shown; null where a site has only one. */
export const SeasonContext = createContext<string | null>(null);

/** Where a path of the app stands in a season: with its segment, without a slash at the end. */
export function seasonPath(segment: string | null, to: string): string {
  const at = to.search(/[?#]/);
  const [path, rest] = at < 0 ? [to, ''] : [to.slice(0, at), to.slice(at)];
  const placed = segment === null ? path : `/${segment}${path}`;
  return (withoutEnding(placed, '/') || '/') + rest;
}

/** Turns a path as features know it (`/characters`) into the one of this season. */
export function useSeasonPath(): (to: string) => string {
  const segment = useContext(SeasonContext);
  return (to) => seasonPath(segment, to);
}
