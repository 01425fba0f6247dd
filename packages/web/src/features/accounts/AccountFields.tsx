import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './AccountFields.module.css';
import type { AccountForm } from './use-account-form.ts';

interface Props<Values extends FieldValues> {
  readonly form: AccountForm<Values>;
  /** What the gold button says, and what it says while it works. */
  readonly action: string;
  readonly doing: string;
  /** Beside the gold button. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a form, what is wrong with it, and its button: never dead, so that pressing it can answer. */
export function AccountFields<Values extends FieldValues>(props: Props<Values>) {
  const { form, action, doing, other, children } = props;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.problems.length > 0 && (
        <Banner tone="failed">
          {form.problems.length === 1 ? (
            form.problems[0]
          ) : (
            <ul className={styles.problems}>
              {form.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      {children}
      <div className={styles.actions}>
        {other}
        <Button tone="main" type="submit" aria-disabled={!form.ready}>
          {form.busy ? doing : action}
        </Button>
      </div>
    </form>
  );
}
