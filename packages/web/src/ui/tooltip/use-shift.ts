import { useEffect, useState } from 'react';

/** Shift is held down. */
export function useShift(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const changed = ({ shiftKey }: KeyboardEvent) => setHeld(shiftKey);
    const released = () => setHeld(false);
    document.addEventListener('keydown', changed);
    document.addEventListener('keyup', changed);
    addEventListener('blur', released);
    return () => {
      document.removeEventListener('keydown', changed);
      document.removeEventListener('keyup', changed);
      removeEventListener('blur', released);
    };
  }, []);
  return held;
}
