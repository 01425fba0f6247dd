import { useAuth } from '../data/session/auth-context.ts';
import { unsentAfterSending } from '../data/session/before-sign-out.ts';
import { useAppNavigate } from '../ui/link/use-app-navigate.ts';
import { showToast } from '../ui/toast/toasts.ts';
import { askAboutUnsent } from './sign-out-question.ts';

/** Ends the session and goes home, after asking when something was not saved; a server that is silent is told. */
export function useSignOut(): () => void {
  const { signOut, user } = useAuth();
  const navigate = useAppNavigate();
  const leave = async (): Promise<void> => {
    const unsent = user ? await unsentAfterSending(user.id) : 0;
    if (unsent > 0 && !(await askAboutUnsent(unsent))) return;
    await signOut();
    navigate('/');
  };
  return () => {
    leave().catch(() =>
      showToast('You could not be signed out. Is the connection up?', { tone: 'failed' }),
    );
  };
}
