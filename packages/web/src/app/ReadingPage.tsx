import type { ReactNode } from 'react';
import { AdSlot } from '../features/ads/AdSlot.tsx';
import { useMedia } from '../ui/use-media.ts';
import styles from './ReadingPage.module.css';

/** From this width on there is room for an advertisement beside the centred text. */
const ROOMY = '(min-width: 1200px)';

/** A text to be read, with an advertisement beside it where it is in nobody's way. */
export function ReadingPage({ children }: { readonly children: ReactNode }) {
  const roomy = useMedia(ROOMY);
  return (
    <div className={styles.page}>
      {children}
      {roomy && (
        <div className={styles.beside}>
          <AdSlot size="skyscraper" device="desktop" />
        </div>
      )}
    </div>
  );
}
