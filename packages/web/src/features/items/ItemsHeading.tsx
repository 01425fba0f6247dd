import { useEdition } from '../../data/edition-context.ts';
import styles from './ItemsHeading.module.css';

interface Props {
  /** Null while that is not known. */
  readonly found: string | null;
}

export function ItemsHeading({ found }: Props) {
  const { name } = useEdition();
  return (
    <header className={styles.line}>
      <h1 className={styles.title}>The {name} armoury</h1>
      <output className={styles.count}>{found}</output>
    </header>
  );
}
