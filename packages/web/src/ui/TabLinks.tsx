import type { ReactNode } from 'react';
import { memo } from '../language/memo.ts';
import { AppNavLink } from './link/AppLink.tsx';
import styles from './Tabs.module.css';

interface Props {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: ReactNode }[];
}

/** Tabs that are places: each has its address. */
export const TabLinks = memo(function TabLinks({ label, tabs }: Props) {
  return (
    <nav className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <AppNavLink key={tab.to} className={styles.tab} to={tab.to} end>
          {tab.label}
        </AppNavLink>
      ))}
    </nav>
  );
});
