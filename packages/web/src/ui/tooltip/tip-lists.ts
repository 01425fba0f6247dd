import { useId, useLayoutEffect } from 'react';
import type { TipProps } from './tip-target.ts';

const lists = new Map<string, readonly string[]>();

/** For lists that are only partly on the page: the sheet's neighbours. `data-tip-list` with the key goes on the list. */
export function useTipList(tips: readonly TipProps[]): string {
  const key = useId();
  useLayoutEffect(
    () =>
      void lists.set(
        key,
        tips.map((tip) => tip['data-tip']),
      ),
    [key, tips],
  );
  useLayoutEffect(() => () => void lists.delete(key), [key]);
  return key;
}

/** What the sheet turns to from here: the told list, else what stands on the page beside it. */
export function neighboursOf(element: Element): readonly string[] {
  const list = element.closest('[data-tip-list]');
  const told = lists.get(list?.getAttribute('data-tip-list') ?? '');
  if (told) return told;
  const beside = (list ?? document.body).querySelectorAll('[data-tip]');
  return [...new Set([...beside].map((each) => each.getAttribute('data-tip')!))];
}
