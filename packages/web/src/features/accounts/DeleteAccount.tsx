import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { useAuth } from '../../data/session/auth-context.ts';
import { useServer } from '../../data/session/server.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { failureText } from './failure-text.ts';

/** Asks for the password: nobody who merely found the page open deletes an account. */
export function DeleteAccount() {
  const { accounts } = useServer();
  const { signOut } = useAuth();
  const navigate = useAppNavigate();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = (): void => {
    setOpen(false);
    setPassword('');
    setProblem(null);
  };
  const deleteNow = async (): Promise<void> => {
    if (busy) return;
    if (password === '') return setProblem(MESSAGES.required('Password'));
    setBusy(true);
    try {
      await accounts.deleteAccount(password);
    } catch (error) {
      setProblem(failureText(error));
      return;
    } finally {
      setBusy(false);
    }
    // The account is gone already; what this page holds of it goes too.
    await signOut({ isDeleted: true }).catch(() => undefined);
    navigate('/', { replace: true });
    showToast('Your account was deleted.');
  };
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <ConfirmDialog
        open={open}
        title="Delete your account?"
        action={busy ? 'Deleting...' : 'Delete Account'}
        danger
        busy={busy}
        onConfirm={() => void deleteNow()}
        onCancel={close}
      >
        <p>This cannot be taken back. Export your data first if you want to keep it.</p>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void deleteNow();
          }}
        >
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            error={problem}
            onChange={({ target }) => {
              setPassword(target.value);
              setProblem(null);
            }}
          />
        </form>
      </ConfirmDialog>
    </>
  );
}
