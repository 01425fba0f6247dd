import { useId } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './CaptchaField.module.css';
import type { Captcha } from './use-captcha.ts';

const WORDS = {
  empty: 'A second of work for your browser, asked of nobody else',
  working: 'Checking...',
  solved: 'Checked',
  failed: 'The check could not be done. Tick it to try again.',
} as const;

interface Props {
  readonly captcha: Captcha;
  readonly error: string | undefined;
}

/** Ticked, the browser proves that it took the trouble. */
export function CaptchaField({ captcha: { state, begin }, error }: Props) {
  const id = useId();
  const wrong = state === 'failed' || (error !== undefined && state !== 'working');
  return (
    <div className={styles.captcha} data-wrong={wrong || undefined}>
      <Checkbox
        checked={state === 'solved' || state === 'working'}
        aria-describedby={id}
        aria-invalid={wrong || undefined}
        onChange={() => {
          if (state === 'empty' || state === 'failed') begin();
        }}
      >
        I am not a robot
      </Checkbox>
      {state === 'working' && <Spinner size="inline" label="Checking" />}
      <output id={id} className={styles.words}>
        {error !== undefined && state === 'empty' ? error : WORDS[state]}
      </output>
    </div>
  );
}
