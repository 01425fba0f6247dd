import type { ReactNode } from 'react';
import type { Season, Site } from '@gearwright/game/edition/sites.ts';
import { useDatasetDate } from '../data/use-dataset.ts';
import { AdSlot } from '../features/ads/AdSlot.tsx';
import { CookieNotice } from '../features/cookie-notice/CookieNotice.tsx';
import { StorageNotice } from '../features/saving/StorageNotice.tsx';
import { DomainNotice } from '../features/domain-notice/DomainNotice.tsx';
import { OfflineKeeper } from '../features/offline/OfflineKeeper.tsx';
import { Shortcuts } from '../features/shortcuts/Shortcuts.tsx';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { AwayNotice } from './AwayNotice.tsx';
import { LanguageNotice } from './LanguageNotice.tsx';
import { SignedOutNotice } from './SignedOutNotice.tsx';
import { SeasonSwitch } from './SeasonSwitch.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './SiteFrame.module.css';
import { Tips } from './Tips.tsx';

interface Props {
  readonly site: Site;
  readonly season: Season;
  readonly children: ReactNode;
}

export function SiteFrame({ site, season, children }: Props) {
  const date = useDatasetDate(season.edition);
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <SiteHeader
        edition={
          site.seasons.length > 1 ? (
            <SeasonSwitch seasons={site.seasons} current={season} />
          ) : (
            site.name
          )
        }
      />
      <CookieNotice />
      <DomainNotice />
      <main id="content" tabIndex={-1} className={styles.content}>
        <LanguageNotice />
        <StorageNotice />
        <AwayNotice />
        <SignedOutNotice />
        {children}
      </main>
      <AdSlot size="leaderboard" device="desktop" />
      <AdSlot size="mobile-banner" device="mobile" />
      <SiteFooter date={date} site={site.key} />
      <OfflineKeeper />
      <Shortcuts />
      <Toaster />
      <SignOutDialog />
      <Tips />
    </>
  );
}
