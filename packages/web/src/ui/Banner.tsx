import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Glyph } from './Glyph.tsx';

interface Props {
  readonly tone?: 'info' | 'caution' | 'failed' | 'done';
  /** One way on. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Stays in the flow, says one thing and offers one way on. */
export function Banner({ tone = 'info', action, children }: Props) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'failed' ? 'alert' : 'status'}>
      <Glyph name={tone === 'done' ? 'tick' : tone === 'info' ? 'info' : 'warning'} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
