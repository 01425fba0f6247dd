import { useLocation, useNavigate } from 'react-router';
import type { TalentPoint } from '@gearwright/game/talent/talent-order.ts';

interface SheetState {
  readonly talent?: TalentPoint;
}

/** The talent whose sheet is open, as an entry of the browser's history says it. */
export function sheetTalent(state: unknown): TalentPoint | null {
  return (state as SheetState | null)?.talent ?? null;
}

/** The sheet of small screens lives in the browser's history, so that Back closes it. */
export function useTalentSheet() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const open = sheetTalent(state);
  return {
    open,
    /** Another talent takes the place of the one that is open. */
    show: (talent: TalentPoint) => {
      if (open?.tree === talent.tree && open.talent === talent.talent) return;
      void navigate({ search }, { state: { talent }, replace: open !== null });
    },
    close: () => void navigate(-1),
  };
}
