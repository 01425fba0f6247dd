import { useEffect } from 'react';
import { useServer } from '../../data/session/server.ts';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFields } from './AccountFields.tsx';
import { registerSchema } from './account-schemas.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useCaptcha } from './use-captcha.ts';
import { WayLink } from './WayLink.tsx';

const EMPTY = { username: '', email: '', password: '', confirmation: '', captcha: '' };

interface Props {
  readonly onMade: (made: { username: string; password: string }) => void;
}

export function RegisterForm({ onMade }: Props) {
  const { accounts } = useServer();
  const captcha = useCaptcha();
  const form = useAccountForm({
    schema: registerSchema,
    start: EMPTY,
    send: async ({ username, email, password, captcha: token }) => {
      try {
        await accounts.signUp({ username, email, password, captcha: token });
      } catch (error) {
        // A proof counts once, whatever came of it.
        captcha.begin();
        throw error;
      }
      onMade({ username, password });
    },
  });
  const { setValue } = form.form;
  const { token: solved } = captcha;
  useEffect(
    () => setValue('captcha', solved, { shouldValidate: solved !== '' }),
    [setValue, solved],
  );
  return (
    <AuthLayout
      title="Create Account"
      lead="Reach your characters from any browser. The address is only used for codes and your username."
      ways={
        <span>
          Have one already, or a code that waits to be entered?{' '}
          <WayLink to="/login">Sign in</WayLink>.
        </span>
      }
    >
      <AccountFields form={form} action="Create Account" doing="Creating...">
        <TextField
          label="Username"
          autoComplete="username"
          note="3 to 30 letters, digits, dashes or underscores"
          {...form.field('username')}
        />
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <PasswordFields form={form} label="Password" />
        <CaptchaField captcha={captcha} error={form.field('captcha').error} />
      </AccountFields>
    </AuthLayout>
  );
}
