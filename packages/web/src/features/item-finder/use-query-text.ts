import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Before a change of the address (acceptance V2), in milliseconds. */
const PAUSE = 500;

/** The text searched for: at once on the screen, a little later in the address as `q`. */
export function useQueryText(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const inAddress = params.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    // Someone else changed the address: the browser's back button, a link.
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      setParams(text === '' ? {} : { q: text }, { replace: true, state });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, setParams, state]);

  return [text, setText];
}
