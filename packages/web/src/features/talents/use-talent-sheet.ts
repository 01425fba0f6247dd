import { useLocation, useNavigate } from 'react-router';
import type { TalentPoint } from '@gearwright/game/talent/talent-order.ts';

interface SheetState {
  readonly talent?: TalentPoint;
}

/** The talent whose sheet is open, as an entry of the browser's history says it. */
export function sheetTalent(state: unknown): TalentPoint | null {
  return (state as SheetState | null)?.talent ?? null;
}

interface Entry {
  readonly path: string;
  readonly state: unknown;
}

/**
 * The entry of the history that the browser is at. The router tells of it when it has drawn it, which may be a moment
 * late: whoever replaces an entry must not bring back the one before.
 */
export function currentEntry(told: Entry): Entry {
  const kept = history.state as { readonly idx?: number; readonly usr?: unknown } | null;
  // Without the router's number the addresses are not the browser's.
  if (kept?.idx === undefined) return told;
  return { path: location.pathname + location.search, state: kept.usr ?? null };
}

/** The sheet of small screens lives in the browser's history, so that Back closes it. */
export function useTalentSheet() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = sheetTalent(state);
  return {
    open,
    /** Another talent takes the place of the one that is open. */
    show: (talent: TalentPoint) => {
      const entry = currentEntry({ path: pathname + search, state });
      const now = sheetTalent(entry.state);
      if (now?.tree === talent.tree && now.talent === talent.talent) return;
      void navigate(entry.path, { state: { talent }, replace: now !== null });
    },
    close: () => void navigate(-1),
  };
}
