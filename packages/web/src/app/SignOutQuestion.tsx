import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { SignOutQuestion as Question } from './sign-out-question.ts';

/** What was not saved would stay in the browser for whoever sits down next: it goes, or the player stays. */
export function SignOutQuestion({ unsent, answer }: Question) {
  return (
    <ConfirmDialog
      open
      danger
      title="Log out without saving?"
      action="Discard and Log Out"
      cancel="Stay Logged In"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p>
        {unsent === 1 ? 'One set has changes' : `${unsent} sets have changes`} that could not be
        sent yet. Logging out removes them from this browser. Stay logged in until the connection is
        back, and they are saved.
      </p>
    </ConfirmDialog>
  );
}
