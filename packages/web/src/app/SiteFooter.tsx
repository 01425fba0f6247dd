import { longDate } from '../ui/long-date.ts';
import styles from './SiteFooter.module.css';

/** Every site shows the date of its data (acceptance D10) and whose glyphs its icons use. */
export function SiteFooter({ date }: { readonly date: string | null }) {
  return (
    <footer className={styles.foot}>
      <span>{date && <>Data of {longDate(date)}</>}</span>
      <span>
        Icon glyphs from{' '}
        <a className={styles.link} href="https://game-icons.net">
          game-icons.net
        </a>
        , CC BY 3.0
      </span>
      <span className={styles.notice}>
        World of Warcraft is a trademark of Blizzard Entertainment, which has no part in this site.
      </span>
    </footer>
  );
}
