import { useEffect, useRef, useState } from 'react';
import { useServer } from '../../data/session/server.ts';

export interface Captcha {
  readonly state: 'empty' | 'working' | 'solved' | 'failed';
  /** Empty until it is solved. */
  readonly token: string;
  /** Starts the work, or starts it anew. */
  begin(): void;
}

/** A proof of work of the browser's: nobody outside is asked (acceptance A2). */
export function useCaptcha(): Captcha {
  const { accounts } = useServer();
  const [{ state, token }, setNow] = useState({ state: 'empty' as Captcha['state'], token: '' });
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current = Infinity;
    },
    [],
  );

  const begin = (): void => {
    const mine = ++turn.current;
    const become = (next: Captcha['state'], proof = ''): void => {
      if (turn.current === mine) setNow({ state: next, token: proof });
    };
    become('working');
    accounts.captcha().then(
      (proof) => become('solved', proof),
      () => become('failed'),
    );
  };
  return { state, token, begin };
}
