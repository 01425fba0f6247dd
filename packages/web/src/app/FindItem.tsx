import { lazy, Suspense, useState } from 'react';
import { Glyph } from '../ui/Glyph.tsx';
import { HiddenText } from '../ui/HiddenText.tsx';
import { useShortcut } from '../ui/keyboard/use-shortcut.ts';
import styles from './FindItem.module.css';

const ItemSearchPanel = lazy(async () => ({
  default: (await import('../features/header-search/ItemSearchPanel.tsx')).ItemSearchPanel,
}));

/** The header's item search; a page with a search of its own takes the `/` for itself. */
export function FindItem() {
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  useShortcut('/', 'Find an item', () => setPanel('open'));
  return (
    <>
      <button className={styles.find} aria-haspopup="dialog" onClick={() => setPanel('open')}>
        <Glyph name="search" />
        <span className={styles.words}>Find an item</span>
        <HiddenText>, shortcut slash</HiddenText>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {panel !== 'never' && (
        <Suspense>
          <ItemSearchPanel open={panel === 'open'} onClose={() => setPanel('closed')} />
        </Suspense>
      )}
    </>
  );
}
