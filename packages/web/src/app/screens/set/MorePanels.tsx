import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Glyph } from '../../../ui/Glyph.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { memo } from '../../../language/memo.ts';
import styles from './MorePanels.module.css';
import { PANEL, PANELS, TO_PANEL } from './more-panels.ts';

/** Below the gear: what would better it, and where it comes from. */
export const MorePanels = memo(function MorePanels() {
  const [params, setParams] = useSearchParams();
  const open = params.get(PANEL);
  const toggle = (key: string) =>
    setParams(
      (before) => {
        if (before.get(PANEL) === key) before.delete(PANEL);
        else before.set(PANEL, key);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const bar = useRef<HTMLDivElement>(null);
  const Panel = PANELS.find(({ key }) => key === open)?.Panel;
  return (
    <div className={styles.more}>
      <div ref={bar} className={styles.bar}>
        {PANELS.map(({ key, label }) => (
          <Button key={key} aria-expanded={key === open} onClick={() => toggle(key)}>
            {label}
            <Glyph name={key === open ? 'up' : 'down'} />
          </Button>
        ))}
      </div>
      {Panel && (
        <Suspense fallback={<Waiting />}>
          <Panel />
          <LedHere bar={bar} />
        </Suspense>
      )}
    </div>
  );
});

/** Mounted with the panel: whoever was led to it sees it, and goes on from there. */
function LedHere({ bar }: { readonly bar: RefObject<HTMLElement | null> }) {
  const { state, key: visit } = useLocation();
  useEffect(() => {
    if (state !== TO_PANEL) return;
    bar.current?.scrollIntoView({ block: 'start' });
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  }, [bar, state, visit]);
  return null;
}
