import { useCallback, useContext } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { SeasonContext, seasonPath } from './season-path.ts';

/** Goes to a path of the app (`/characters`) without leaving the season. */
export function useAppNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const segment = useContext(SeasonContext);
  return useCallback(
    (to, options) => void navigate(seasonPath(segment, to), options),
    [navigate, segment],
  );
}
