import { useLocation } from 'react-router';
import { LONGEST_LINK } from '@gearwright/roster/link/set-link.ts';
import { Button } from '../../ui/Button.tsx';
import { useSeasonPath } from '../../ui/link/season-path.ts';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './GuildSheets.module.css';

/** The page's own address is the roster. */
export function ShareGuild() {
  const { hash } = useLocation();
  const placed = useSeasonPath();
  const { isCopied, copy } = useCopy();
  const link = location.origin + placed(`/guild${hash}`);
  return (
    <>
      <Button tone="main" onClick={() => copy(link)}>
        {isCopied ? 'Copied!' : 'Copy Link'}
      </Button>
      {link.length > LONGEST_LINK && (
        <p className={styles.long}>
          The link has {link.length.toLocaleString('en')} letters, for it carries whole sets; some
          chat programs cut it. With public links it is short.
        </p>
      )}
    </>
  );
}
