import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { AppLink, AppNavLink } from '../ui/link/AppLink.tsx';
import { AccountCorner } from './AccountCorner.tsx';
import { FindItem } from './FindItem.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MAIN_PLACES } from './main-places.ts';
import styles from './SiteHeader.module.css';

const SideMenu = lazy(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }));

interface Props {
  /** The season switch, or the edition's name. */
  readonly edition: ReactNode;
}

export function SiteHeader({ edition }: Props) {
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <header className={styles.top}>
      <AppLink className={styles.brand} to="/">
        <BrandMark />
        Gearwright
      </AppLink>
      <nav className={styles.places} aria-label="Main">
        {MAIN_PLACES.map(({ to, label }) => (
          <AppNavLink key={to} className={styles.place} to={to}>
            {label}
          </AppNavLink>
        ))}
      </nav>
      <span className={styles.grow} />
      <FindItem />
      <div className={styles.edition}>{edition}</div>
      <div className={styles.account}>
        <LanguageSwitch />
        <AccountCorner />
      </div>
      <div className={styles.menu}>
        <Button tone="quiet" only aria-label="Menu" onClick={() => setMenu('open')}>
          <Glyph name="menu" />
        </Button>
      </div>
      {menu !== 'never' && (
        <Suspense>
          <SideMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  );
}
