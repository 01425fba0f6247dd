import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './NotFoundScreen.module.css';

export function NotFoundScreen() {
  return (
    <section className={styles.blank}>
      <h1>Nothing stands here</h1>
      <p>The address leads to no page of this site.</p>
      <AppLink className={styles.home} to="/">
        Back to the home page
      </AppLink>
    </section>
  );
}
