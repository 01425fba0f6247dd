import { useSiteSettings } from '../../data/site/use-site-settings.ts';
import { Banner } from '../../ui/Banner.tsx';
import { longDate } from '../../ui/long-date.ts';
import styles from './DomainNotice.module.css';

/** Told on every page of a site whose domain closes; the operator configures it. */
export function DomainNotice() {
  const { closing } = useSiteSettings();
  if (!closing) return null;
  const { on, to } = closing;
  return (
    <div className={styles.notice}>
      <Banner tone="caution">
        <p>
          This domain stops being accessible on {longDate(on)}. The other expansion sites remain
          available.{' '}
          {to ? (
            <>
              Existing data can be reached by logging in with the same account at{' '}
              <a className={styles.link} href={to}>
                {new URL(to).host}
              </a>
              .
            </>
          ) : (
            'Existing data can be reached by logging in with the same account at the new domain.'
          )}{' '}
          Data kept in this browser can be copied into a new account or exported by hand.
        </p>
      </Banner>
    </div>
  );
}
