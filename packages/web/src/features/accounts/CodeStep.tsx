import { useRef } from 'react';
import { useServer } from '../../data/session/server.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFields } from './AccountFields.tsx';
import { codeSchema } from './account-schemas.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useStepStart } from './use-step-start.ts';

interface Props {
  readonly username: string;
  /** What is true of the code: it was just sent, or mailed when the account was made. */
  readonly sent: 'now' | 'before';
  /** Back to what was filled in before: the name or the address was a wrong one. */
  readonly onBack: () => void;
  /** Signs in and moves on; when that fails, Validate tries it again. */
  readonly onConfirmed: () => Promise<void>;
}

/** The second step of registering, and of signing in without having confirmed. */
export function CodeStep({ username, sent, onBack, onConfirmed }: Props) {
  const { accounts } = useServer();
  const confirmed = useRef(false);
  const form = useAccountForm({
    schema: codeSchema,
    start: { code: '' },
    send: async ({ code }) => {
      // A code counts once: after it, only what follows is tried again.
      if (!confirmed.current) await accounts.confirmSignUp(username, code);
      confirmed.current = true;
      await onConfirmed();
    },
  });
  const name = <strong>{username.toLowerCase()}</strong>;
  useStepStart(() => form.form.setFocus('code'));
  return (
    <AuthLayout
      title="Verification"
      lead={
        sent === 'now' ? (
          <>A code is on its way to the address of {name}.</>
        ) : (
          <>Enter the code that was mailed to the address of {name}, or have it sent again.</>
        )
      }
      ways={<ResendCode send={() => accounts.resendCode(username)} />}
    >
      <AccountFields
        form={form}
        action="Validate"
        doing="Validating..."
        other={<Button onClick={onBack}>Back</Button>}
      >
        <TextField
          label="Verification Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          {...form.field('code')}
        />
      </AccountFields>
    </AuthLayout>
  );
}
