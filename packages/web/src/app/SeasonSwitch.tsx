import { NavLink, useLocation } from 'react-router';
import type { Season } from '@gearwright/game/edition/sites.ts';
import styles from './SeasonSwitch.module.css';

interface Props {
  readonly seasons: readonly Season[];
  readonly current: Season;
}

/** Keeps the place: the same path and query in the other season. */
export function SeasonSwitch({ seasons, current }: Props) {
  const { pathname, search } = useLocation();
  const place = pathname.slice(`/${current.segment}`.length);
  return (
    <nav className={styles.seasons} aria-label="Season">
      {seasons.map(({ segment, label }) => (
        <NavLink key={segment} className={styles.season} to={`/${segment}${place}${search}`}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
