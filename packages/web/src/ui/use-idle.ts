import { useEffect, useState } from 'react';

/** Milliseconds a page is left alone after it has come. */
const REST = 1500;

/** True once the page is there and has had time for more important things. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), REST);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
