import { useEffect, useState } from 'react';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { useServer } from '../../data/session/server.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFields } from './AccountFields.tsx';
import { changePasswordSchema } from './account-schemas.ts';
import { PasswordFields } from './PasswordFields.tsx';
import styles from './Settings.module.css';
import { useAccountForm } from './use-account-form.ts';

/** Milliseconds the success is told. */
const TOLD = 3000;
const EMPTY = { oldPassword: '', password: '', confirmation: '' };

export function ChangePassword() {
  const { accounts } = useServer();
  const [changed, setChanged] = useState(0);
  const form = useAccountForm({
    schema: changePasswordSchema,
    start: EMPTY,
    send: async ({ oldPassword, password, confirmation }) => {
      // The form asks for no more than three filled fields; a slip of the hand must still not lock anyone out.
      if (password !== confirmation) throw new PlannerError('passwordsDiffer');
      await accounts.changePassword(oldPassword, password);
      form.form.reset();
      setChanged((times) => times + 1);
    },
  });
  useEffect(() => {
    if (changed === 0) return undefined;
    const timer = setTimeout(() => setChanged(0), TOLD);
    return () => clearTimeout(timer);
  }, [changed]);
  return (
    <section className={styles.part} aria-label="Change Password">
      <Heading>Change Password</Heading>
      {changed > 0 && <Banner tone="done">{MESSAGES.passwordChanged()}</Banner>}
      <AccountFields form={form} action="Change Password" doing="Changing...">
        <TextField
          label="Old Password"
          type="password"
          autoComplete="current-password"
          {...form.field('oldPassword')}
        />
        <PasswordFields form={form} note="Every other device is signed out." />
      </AccountFields>
    </section>
  );
}
