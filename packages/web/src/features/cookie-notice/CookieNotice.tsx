import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalValue } from '../../data/local/use-local-value.ts';
import { Button } from '../../ui/Button.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './CookieNotice.module.css';

const ACCEPTED = 'accepted';

/** Shown until Ok is pressed (H1); in the flow of the page, so that it covers nothing. */
export function CookieNotice() {
  const [answer, setAnswer] = useLocalValue(LOCAL_KEYS.cookieNotice);
  if (answer === ACCEPTED) return null;
  return (
    <section className={styles.notice} aria-label="Cookie notice">
      <p>
        This site keeps what it needs in your browser, and nothing that follows you.{' '}
        <AppLink className={styles.link} to="/cookies">
          Which cookies?
        </AppLink>
      </p>
      <Button onClick={() => setAnswer(ACCEPTED)}>Ok</Button>
    </section>
  );
}
