import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { useServer } from '../../data/session/server.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFields } from './AccountFields.tsx';
import { emailSchema } from './account-schemas.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { useAccountForm } from './use-account-form.ts';
import { WayLink } from './WayLink.tsx';

export function ForgotUsername() {
  const { accounts } = useServer();
  const [sent, setSent] = useState(false);
  const form = useAccountForm({
    schema: emailSchema,
    start: { email: '' },
    send: async ({ email }) => {
      setSent(false);
      await accounts.forgotUsername(email);
      setSent(true);
    },
    // Whatever went wrong.
    failureWords: MESSAGES.usernameMailFailed,
  });
  return (
    <AuthLayout
      title="Forgot Username"
      lead="Your username goes to the address you registered with."
      ways={<WayLink to="/login">Back to signing in</WayLink>}
    >
      {sent && <Banner tone="done">{MESSAGES.usernameMailSent()}</Banner>}
      <AccountFields
        form={form}
        action="Send Username"
        doing="Sending..."
        other={<ButtonLink to="/">Cancel</ButtonLink>}
      >
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      </AccountFields>
    </AuthLayout>
  );
}
