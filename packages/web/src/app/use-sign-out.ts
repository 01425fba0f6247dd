import { useAuth } from '../data/session/auth-context.ts';
import { useAppNavigate } from '../ui/link/use-app-navigate.ts';
import { showToast } from '../ui/toast/toasts.ts';

/** Ends the session and goes home; when the server does not answer, the player is told. */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  const navigate = useAppNavigate();
  return () => {
    void signOut().then(
      () => navigate('/'),
      () => showToast('You could not be signed out. Is the connection up?', { tone: 'failed' }),
    );
  };
}
