import { useEffect, useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { Banner } from '../../ui/Banner.tsx';
import styles from './ReadOnlyWarning.module.css';

/** Milliseconds the warning stays. */
const STAYS = 5000;

/** `attempts` counts how often somebody tried to change what cannot be changed; each time it is told anew. */
export function ReadOnlyWarning({ attempts }: { readonly attempts: number }) {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (attempts === 0) return undefined;
    const gone = setTimeout(() => setOver(attempts), STAYS);
    return () => clearTimeout(gone);
  }, [attempts]);
  if (over === attempts) return null;
  return (
    <div className={styles.warning} role="alert">
      <Banner tone="caution">{MESSAGES.readOnlyLiveSet()}</Banner>
    </div>
  );
}
