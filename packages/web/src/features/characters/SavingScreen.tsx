import type { MigrationProgress } from '@gearwright/roster/migrate.ts';
import { PageTitle } from '../../ui/Heading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './SavingScreen.module.css';

/** Shown while local characters move to the account. */
export function SavingScreen({ progress }: { readonly progress: MigrationProgress | null }) {
  const { done, total, name } = progress ?? { done: 0, total: 1, name: null };
  return (
    <section className={styles.saving}>
      <Spinner size="large" label="Saving" />
      <PageTitle>Saving your characters</PageTitle>
      <progress className={styles.bar} value={done} max={total} aria-label="Saved so far" />
      <output className={styles.now}>
        {progress ? `${done} of ${total} saved` : 'Getting ready'}
        {name && <span className={styles.name}>{name}</span>}
      </output>
      <p className={styles.note}>
        Please keep this page open. Should it be closed, you can go on later: nothing is lost and
        nothing is saved twice.
      </p>
    </section>
  );
}
