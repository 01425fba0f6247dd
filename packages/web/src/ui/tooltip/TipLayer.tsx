import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeBeside, placeInDock, sizeOf, viewSize } from '../place-beside.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { ComparedCards } from './ComparedCards.tsx';
import type { Pointed } from './pointed.ts';
import type { TooltipGame } from '@gearwright/game/text/tooltip-game.ts';
import { tipContent, type TipContent } from './tip-content.ts';
import { useTipReaders } from './tip-readers.ts';
import styles from './TipLayer.module.css';
import { TooltipCard } from './TooltipCard.tsx';
import { TipSheet } from './TipSheet.tsx';
import { useOutsideClicks } from './use-outside-clicks.ts';
import { usePointed } from './use-pointed.ts';
import { useShift } from './use-shift.ts';
import { useTaps } from './use-taps.ts';
import { useTipSheet } from './use-tip-sheet.ts';

export const TIP_ID = 'tip';

interface LayerProps {
  readonly game: TooltipGame | null;
  /** Called once the layer listens to the page, so that what was tapped before can be handed on. */
  readonly onThere?: () => void;
}

/** The one tooltip of the page, for everything that carries `data-tip`. */
export function TipLayer({ game, onThere }: LayerProps) {
  useEffect(() => onThere?.(), [onThere]);
  const readers = useTipReaders();
  const first = [...readers.values()][0] ?? null;
  const pointed = usePointed();
  const comparing = useShift();
  const sheet = useTipSheet();
  useTaps(sheet.open);
  useOutsideClicks(game);
  const reader = readers.get(pointed?.readerKey ?? '') ?? first;
  const content = pointed && game && tipContent(pointed.target, game, reader);
  return (
    <>
      {pointed && content && <Floating pointed={pointed} content={content} comparing={comparing} />}
      <TipSheet sheet={sheet} game={game} reader={first} />
    </>
  );
}

interface Props {
  readonly pointed: Pointed;
  readonly content: TipContent;
  readonly comparing: boolean;
}

function Floating({ pointed, content, comparing }: Props) {
  const tip = useRef<HTMLDivElement>(null);
  const { instead } = content;
  const compared = comparing && instead.length > 0;
  useLayoutEffect(() => {
    const box = tip.current!;
    const { anchor, dock } = pointed;
    const { left, top } =
      dock && !compared
        ? placeInDock(dock.getBoundingClientRect(), sizeOf(box), viewSize())
        : placeBeside(anchor, sizeOf(box), viewSize());
    box.style.transform = `translate(${left}px, ${top}px)`;
  });
  useLayoutEffect(() => {
    const { element } = pointed;
    const said = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', said ? `${said} ${TIP_ID}` : TIP_ID);
    return () => {
      if (said) element.setAttribute('aria-describedby', said);
      else element.removeAttribute('aria-describedby');
    };
  }, [pointed]);
  return (
    <div ref={tip} id={TIP_ID} role="tooltip" className={styles.tip}>
      <TooltipCard content={content}>
        {!compared && instead.map((each) => <ChangeLines key={each.slot} instead={each} named />)}
        {!compared && instead.length > 0 && <p className={styles.hint}>Hold Shift to compare</p>}
      </TooltipCard>
      {compared &&
        instead.map((each) => (
          <ComparedCards key={each.slot} instead={each} several={instead.length > 1} />
        ))}
    </div>
  );
}
