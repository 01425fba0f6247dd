import { Navigate } from 'react-router';
import { useSeasonPath } from './season-path.ts';

/** Sends the visitor on, in the season, leaving no trace in the history. */
export function AppRedirect({ to }: { readonly to: string }) {
  return <Navigate replace to={useSeasonPath()(to)} />;
}
