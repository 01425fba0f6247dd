import { SITES, SITE_KEYS, type SiteKey } from '@gearwright/game/edition/sites.ts';
import { useSiteSettings } from '../data/site/use-site-settings.ts';
import { AppLink } from '../ui/link/AppLink.tsx';
import { WayOut } from '../ui/link/WayOut.tsx';
import { longDate } from '../ui/long-date.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NamesSwitch } from './NamesSwitch.tsx';
import styles from './SiteFooter.module.css';

interface Props {
  readonly site: SiteKey;
  readonly date: string | null;
}

/** Every site shows the date of its data (acceptance D10) and whose glyphs its icons use. */
export function SiteFooter({ site, date }: Props) {
  const { sites, chat, patrons } = useSiteSettings();
  const sisters = SITE_KEYS.filter((key) => key !== site && sites[key]);
  return (
    <footer className={styles.foot}>
      <nav className={styles.links} aria-label="About">
        <AppLink to="/privacy">Privacy</AppLink>
        <AppLink to="/terms">Terms</AppLink>
        <AppLink to="/cookies">Cookies</AppLink>
        <AppLink to="/guild">Guild roster</AppLink>
        <AppLink to="/addon">Add-on</AppLink>
        <AppLink to="/api">API</AppLink>
        {chat && <WayOut to={chat}>Chat</WayOut>}
        {patrons && <WayOut to={patrons}>Support us</WayOut>}
      </nav>
      {sisters.length > 0 && (
        <nav className={styles.links} aria-label="Other editions">
          <span>Other editions:</span>
          {sisters.map((key) => (
            <a key={key} href={sites[key]}>
              {SITES[key].name}
            </a>
          ))}
        </nav>
      )}
      <LanguageSwitch />
      <NamesSwitch />
      <p className={styles.small}>
        {date && <span>Data of {longDate(date)}</span>}
        <span>
          Icon glyphs from{' '}
          <a className={styles.credit} href="https://game-icons.net">
            game-icons.net
          </a>
          , CC BY 3.0
        </span>
        <span>
          World of Warcraft is a trademark of Blizzard Entertainment, which has no part in this
          site.
        </span>
      </p>
    </footer>
  );
}
