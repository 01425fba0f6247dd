import type { AccountForm } from './use-account-form.ts';
import { TextField } from '../../ui/TextField.tsx';

interface Chosen {
  readonly password: string;
  readonly confirmation: string;
}

interface Props<Values extends Chosen> {
  readonly form: AccountForm<Values>;
  readonly label?: string;
  /** What else choosing it brings. */
  readonly note?: string;
}

/** A password to be chosen, and once more, so that a slip of the hand locks nobody out. */
export function PasswordFields<Values extends Chosen>({
  form,
  label = 'New Password',
  note,
}: Props<Values>) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        note={`At least 8 characters${note ? `. ${note}` : ''}`}
        {...form.field('password' as never)}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        {...form.field('confirmation' as never)}
      />
    </>
  );
}
