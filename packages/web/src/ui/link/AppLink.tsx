import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router';
import { useSeasonPath } from './season-path.ts';

interface To {
  /** A path of the app without its season, with query and hash: `/items?q=axe`. */
  readonly to: string;
}

/** A link within the site: it stays in the season. */
export function AppLink({ to, ...props }: Omit<LinkProps, 'to'> & To) {
  return <Link {...props} to={useSeasonPath()(to)} />;
}

/** Says `aria-current` while its page, or one below it, is shown. */
export function AppNavLink({ to, ...props }: Omit<NavLinkProps, 'to'> & To) {
  return <NavLink {...props} to={useSeasonPath()(to)} />;
}
