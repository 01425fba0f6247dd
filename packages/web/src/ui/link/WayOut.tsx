import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';

interface Props {
  /** An address, or a path of the site. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A way that the operator names: to a page of the site, or out of it. */
export function WayOut({ to, className, children }: Props) {
  if (to.startsWith('/')) {
    return (
      <AppLink className={className} to={to}>
        {children}
      </AppLink>
    );
  }
  return (
    <a className={className} href={to}>
      {children}
    </a>
  );
}
