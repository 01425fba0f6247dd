import { useState } from 'react';
import { useServer } from '../../data/session/server.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFields } from './AccountFields.tsx';
import { usernameSchema } from './account-schemas.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { useAccountForm } from './use-account-form.ts';
import { WayLink } from './WayLink.tsx';

/** A username, then the mailed code with a new password. */
export function ForgotPassword() {
  const { accounts } = useServer();
  const [username, setUsername] = useState<string | null>(null);
  const form = useAccountForm({
    schema: usernameSchema,
    start: { username: '' },
    send: async (asked) => {
      await accounts.forgotPassword(asked.username);
      setUsername(asked.username);
    },
  });
  if (username !== null) return <NewPasswordStep username={username} />;
  return (
    <AuthLayout
      title="Forgot Password"
      lead="Say who you are, and a code goes to your address."
      ways={<WayLink to="/forgot-username">Forgot Username</WayLink>}
    >
      <AccountFields
        form={form}
        action="Send Code"
        doing="Sending..."
        other={<ButtonLink to="/">Cancel</ButtonLink>}
      >
        <TextField label="Username" autoComplete="username" {...form.field('username')} />
      </AccountFields>
    </AuthLayout>
  );
}
