import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalValue } from '../../data/local/use-local-value.ts';

/** Materials are no part of the set: this browser remembers which of them are there. */
export function useTickedMaterials(setId: string) {
  const [value, write] = useLocalValue(LOCAL_KEYS.tickedMaterials(setId));
  const ticked = new Set(value === null || value === '' ? [] : value.split(' '));
  const toggle = (itemId: number): void => {
    const id = String(itemId);
    if (!ticked.delete(id)) ticked.add(id);
    write(ticked.size === 0 ? null : [...ticked].slice(0, MOST).join(' '));
  };
  return { isTicked: (itemId: number | null) => ticked.has(String(itemId)), toggle };
}

/** A list that is longer was not made by hand. */
const MOST = 300;
