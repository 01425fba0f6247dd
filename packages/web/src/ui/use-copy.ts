import { useEffect, useState } from 'react';

/** Milliseconds the button says so. */
const SAID = 2000;

/** Copies a text and says so for a while; a clipboard that refuses is passed over in silence (areas §8). */
export function useCopy() {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (text: string): void => {
    // Pages without a secure context have no clipboard.
    void navigator.clipboard?.writeText(text).then(
      () => setCopies((count) => count + 1),
      () => undefined,
    );
  };
  return { isCopied, copy };
}
