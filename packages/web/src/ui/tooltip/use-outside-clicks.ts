import { useEffect, useEffectEvent } from 'react';
import type { TooltipGame } from '@gearwright/game/text/tooltip-game.ts';
import { tipContent } from './tip-content.ts';
import { tipLinks } from './tip-links.ts';
import { tipReaders } from './tip-readers.ts';
import { readTip } from './tip-target.ts';

const MIDDLE = 1;

/** The middle button opens what is pointed at in the outside database, as players are used to. */
export function useOutsideClicks(game: TooltipGame | null): void {
  const follow = useEffectEvent((element: Element) => {
    const target = readTip(element.getAttribute('data-tip'));
    const reader = [...tipReaders.now().values()][0] ?? null;
    const content = target && game && tipContent(target, game, reader);
    const link = content && tipLinks(content.thing, game, reader).database;
    if (link) window.open(link, '_blank', 'noreferrer');
  });
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const { target, button } = event;
      if (button !== MIDDLE || !(target instanceof Element) || target.closest('a')) return;
      const element = target.closest('[data-tip]');
      if (!element) return;
      event.preventDefault();
      follow(element);
    };
    document.addEventListener('auxclick', clicked);
    return () => document.removeEventListener('auxclick', clicked);
  }, []);
}
