import { Link } from 'react-router';
import { useTitle } from '../../ui/use-title.ts';
import styles from './NotFoundScreen.module.css';

export function NotFoundScreen({ home }: { readonly home: string }) {
  useTitle('Not found');
  return (
    <section className={styles.blank}>
      <h1>Nothing stands here</h1>
      <p>The address leads to no page of this site.</p>
      <Link className={styles.home} to={home}>
        Back to the items
      </Link>
    </section>
  );
}
