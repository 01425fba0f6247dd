import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface SheetState {
  readonly tip?: string;
}

/** The phone's sheet lives in the browser's history, so that Back closes it. */
export function useTipSheet() {
  const location = useLocation();
  const navigate = useNavigate();
  const [neighbours, setNeighbours] = useState<readonly string[]>([]);
  const { tip = null } = (location.state as SheetState | null) ?? {};
  const { search, hash } = location;
  const go = useCallback(
    (next: string, replace: boolean) => {
      const state = { ...(location.state as SheetState | null), tip: next };
      void navigate({ search, hash }, { state, replace });
    },
    [navigate, location.state, search, hash],
  );
  const at = tip === null ? -1 : neighbours.indexOf(tip);
  const turn = (by: number) => {
    const next = neighbours[(at + by + neighbours.length) % neighbours.length];
    if (next !== undefined) go(next, true);
  };
  return {
    tip,
    open: (next: string, beside: readonly string[]) => {
      setNeighbours(beside);
      go(next, false);
    },
    close: () => void navigate(-1),
    /** Wraps around. Null when there is nothing else to turn to. */
    turn: at >= 0 && neighbours.length > 1 ? turn : null,
  };
}
