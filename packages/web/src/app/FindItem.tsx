import { lazy, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from '../ui/Glyph.tsx';
import { HiddenText } from '../ui/HiddenText.tsx';
import { useShortcut } from '../ui/keyboard/use-shortcut.ts';
import styles from './FindItem.module.css';

const ItemSearchPanel = lazy(async () => ({
  default: (await import('../features/header-search/ItemSearchPanel.tsx')).ItemSearchPanel,
}));

/** The header's item search; a page with a search of its own takes the `/` for itself. */
export function FindItem() {
  const [early, setEarly] = useState('');
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const box = useRef<HTMLButtonElement>(null);
  const [boxRight, setBoxRight] = useState(0);
  const measure = useEffectEvent(() => setBoxRight(box.current!.getBoundingClientRect().right));
  const isOpen = panel === 'open';
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const resized = (): void => measure();
    resized();
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, [isOpen]);
  useShortcut('/', 'Find an item', () => setPanel('open'));
  return (
    <>
      <button
        ref={box}
        className={styles.find}
        aria-haspopup="dialog"
        onClick={() => setPanel('open')}
      >
        <Glyph name="search" />
        <span className={styles.words}>Find an item</span>
        <HiddenText>, shortcut slash</HiddenText>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {panel !== 'never' && (
        <Suspense fallback={<Early text={early} onText={setEarly} />}>
          <ItemSearchPanel
            open={isOpen}
            typed={early}
            boxRight={boxRight}
            onClose={() => setPanel('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

interface EarlyProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Takes what is typed before the panel has arrived. */
function Early({ text, onText }: EarlyProps) {
  return (
    <input
      className={styles.early}
      aria-label="Find an item"
      ref={(field) => field?.focus()}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
