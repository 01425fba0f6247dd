import { useLocation, useNavigate } from 'react-router';

interface SheetState {
  readonly itemId?: string;
}

/** The phone's sheet lives in the browser's history, so that Back closes it. */
export function useTooltipSheet() {
  const location = useLocation();
  const navigate = useNavigate();
  const { itemId = null } = (location.state as SheetState | null) ?? {};
  const go = (id: string, replace: boolean) =>
    void navigate({ search: location.search }, { state: { itemId: id }, replace });
  return {
    itemId,
    open: (id: string) => go(id, false),
    turnTo: (id: string) => go(id, true),
    close: () => void navigate(-1),
  };
}
