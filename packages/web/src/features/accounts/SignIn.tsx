import { useState } from 'react';
import { PlannerError } from '@gearwright/game/messages.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalValue } from '../../data/local/use-local-value.ts';
import { useServer } from '../../data/session/server.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFields } from './AccountFields.tsx';
import { signInSchema } from './account-schemas.ts';
import { CodeStep } from './CodeStep.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import styles from './SignIn.module.css';
import { useAccountForm } from './use-account-form.ts';
import { useArrival } from './use-arrival.ts';
import { WayLink } from './WayLink.tsx';

interface Entry {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

export function SignIn() {
  const { accounts } = useServer();
  const arrive = useArrival();
  const [remembered, remember] = useLocalValue(LOCAL_KEYS.rememberedUsername);
  /** Whoever has the right password and has not confirmed yet. */
  const [unconfirmed, setUnconfirmed] = useState<Entry | null>(null);

  const enter = async ({ username, password, remember: keep }: Entry): Promise<void> => {
    const user = await accounts.signIn(username, password, keep);
    remember(keep ? user.username : null);
    await arrive('/characters');
  };
  const form = useAccountForm<Entry>({
    schema: signInSchema,
    start: { username: remembered ?? '', password: '', remember: remembered !== null },
    send: async (entry) => {
      try {
        await enter(entry);
      } catch (error) {
        if (!(error instanceof PlannerError) || error.code !== 'userNotConfirmed') throw error;
        setUnconfirmed(entry);
      }
    },
  });

  if (unconfirmed) {
    return (
      <CodeStep
        username={unconfirmed.username}
        sent="before"
        onBack={() => setUnconfirmed(null)}
        onConfirmed={() => enter(unconfirmed)}
      />
    );
  }
  return (
    <AuthLayout
      title="Sign In"
      lead="Your characters, on every device."
      ways={
        <>
          <WayLink to="/forgot-username">Forgot Username</WayLink>
          <span>
            New here? <WayLink to="/register">Create an account</WayLink>, or{' '}
            <WayLink to="/characters">go on without one</WayLink>.
          </span>
        </>
      }
    >
      <AccountFields form={form} action="Sign In" doing="Signing in...">
        <TextField label="Username" autoComplete="username" {...form.field('username')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <div className={styles.line}>
          <Checkbox {...form.form.register('remember')}>Remember Me</Checkbox>
          <WayLink to="/forgot-password">Forgot Password</WayLink>
        </div>
      </AccountFields>
    </AuthLayout>
  );
}
