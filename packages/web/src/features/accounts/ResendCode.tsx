import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { failureText } from './failure-text.ts';
import styles from './ResendCode.module.css';

/** Milliseconds. */
const SHOWN = { sent: 5000, failed: 10_000 } as const;

type State =
  | { readonly is: 'resting' | 'sending' | 'sent' }
  | { readonly is: 'failed'; readonly why: string };

const RESTING: State = { is: 'resting' };

/** Asks for another code and tells in passing what became of it. */
export function ResendCode({ send }: { readonly send: () => Promise<void> }) {
  const [state, setState] = useState<State>(RESTING);
  useEffect(() => {
    if (state.is !== 'sent' && state.is !== 'failed') return undefined;
    const timer = setTimeout(() => setState(RESTING), SHOWN[state.is]);
    return () => clearTimeout(timer);
  }, [state]);

  const resend = (): void => {
    if (state.is === 'sending') return;
    setState({ is: 'sending' });
    send().then(
      () => setState({ is: 'sent' }),
      (error: unknown) => setState({ is: 'failed', why: failureText(error) }),
    );
  };
  return (
    <div className={styles.resend}>
      <span>No mail yet?</span>
      <Button aria-disabled={state.is === 'sending'} onClick={resend}>
        {state.is === 'sending' ? (
          'Sending...'
        ) : state.is === 'sent' ? (
          <Glyph name="tick" />
        ) : (
          'Resend Code'
        )}
        {state.is === 'sent' && <HiddenText>The code was sent</HiddenText>}
      </Button>
      {state.is === 'failed' && (
        <p className={styles.failed} role="alert">
          {state.why}
        </p>
      )}
    </div>
  );
}
