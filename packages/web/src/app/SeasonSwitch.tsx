import { Link, useLocation } from 'react-router';
import type { Season } from '@gearwright/game/edition/sites.ts';
import { seasonPath } from '../ui/link/season-path.ts';
import { placeInSeason } from './place-in-season.ts';
import styles from './SeasonSwitch.module.css';

interface Props {
  readonly seasons: readonly Season[];
  readonly current: Season;
}

/** Keeps the place where the other season has it. */
export function SeasonSwitch({ seasons, current }: Props) {
  const { pathname, search } = useLocation();
  const place = placeInSeason(pathname.slice(`/${current.segment}`.length), search);
  return (
    <nav className={styles.seasons} aria-label="Season">
      {seasons.map(({ segment, label }) => (
        <Link
          key={segment}
          className={styles.season}
          to={seasonPath(segment, place)}
          aria-current={segment === current.segment || undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
