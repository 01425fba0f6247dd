import { useRef } from 'react';
import { useServer } from '../../data/session/server.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFields } from './AccountFields.tsx';
import { resetSchema } from './account-schemas.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useArrival } from './use-arrival.ts';
import { useStepStart } from './use-step-start.ts';

/** The mailed code and the new password; afterwards signed in, and home. */
export function NewPasswordStep({ username }: { readonly username: string }) {
  const { accounts } = useServer();
  const arrive = useArrival();
  const changed = useRef<string | null>(null);
  const form = useAccountForm({
    schema: resetSchema,
    start: { code: '', password: '', confirmation: '' },
    send: async ({ code, password }) => {
      // A code counts once: when only the signing in failed, only that is tried again.
      if (changed.current === null) await accounts.forgotPasswordSubmit(username, code, password);
      changed.current ??= password;
      await accounts.signIn(username, changed.current);
      await arrive('/');
    },
  });
  useStepStart(() => form.form.setFocus('code'));
  return (
    <AuthLayout
      title="New Password"
      lead={
        <>
          If there is an account <strong>{username.toLowerCase()}</strong>, a code is on its way to
          its address.
        </>
      }
      ways={<ResendCode send={() => accounts.forgotPassword(username)} />}
    >
      <AccountFields
        form={form}
        action="Change Password"
        doing="Changing..."
        other={<ButtonLink to="/">Cancel</ButtonLink>}
      >
        <TextField
          label="Verification Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          {...form.field('code')}
        />
        <PasswordFields form={form} />
      </AccountFields>
    </AuthLayout>
  );
}
