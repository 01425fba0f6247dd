import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../data/session/auth-context.ts';
import { useSiteSettings } from '../../data/site/use-site-settings.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { houseAds, type AdProvider } from './ad-provider.ts';
import { adSlotKey, type AdDevice, type AdSize } from './ad-sizes.ts';
import styles from './AdSlot.module.css';
import { BrowseAdFree } from './BrowseAdFree.tsx';
import { useAd } from './use-ad.ts';

interface Props {
  readonly size: AdSize;
  readonly device?: AdDevice;
  readonly provider?: AdProvider;
}

/** A place for an advertisement: none for patrons, an empty one before it is known whether one is there. */
export function AdSlot({ size, device = 'all', provider = houseAds }: Props) {
  const narrow = useMedia(NARROW);
  const { isAuthChecked, isPatron } = useAuth();
  if (isPatron || (device !== 'all' && (device === 'mobile') !== narrow)) return null;
  if (!isAuthChecked) return <div className={styles.slot} data-size={size} />;
  return <FilledSlot size={size} provider={provider} />;
}

function FilledSlot({ size, provider }: Required<Omit<Props, 'device'>>) {
  const { pathname } = useLocation();
  const { patrons } = useSiteSettings();
  const ad = useAd(provider, adSlotKey(size, pathname), size);
  const [asked, setAsked] = useState(false);
  return (
    <aside className={styles.slot} aria-label="Advertisement" data-size={size}>
      <div className={styles.frame}>
        {ad && (
          <AppLink className={styles.ad} to={ad.to}>
            <strong className={styles.title}>{ad.title}</strong>
            <span className={styles.text}>{ad.text}</span>
          </AppLink>
        )}
      </div>
      {patrons && (
        <>
          <button className={styles.remove} onClick={() => setAsked(true)}>
            Remove Ads
          </button>
          <BrowseAdFree open={asked} support={patrons} onClose={() => setAsked(false)} />
        </>
      )}
    </aside>
  );
}
