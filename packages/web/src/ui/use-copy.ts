import { useEffect, useRef, useState } from 'react';

/** Milliseconds the button says so. */
const SAID = 2000;

/** Copies a text and says so for a while; a clipboard that refuses is passed over in silence. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (): void => {
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), SAID);
  };
  const copy = (text: string): void => {
    // Pages without a secure context have no clipboard.
    void navigator.clipboard?.writeText(text).then(say, () => undefined);
  };
  return { isCopied, copy };
}
