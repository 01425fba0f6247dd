import { useState, type ReactNode } from 'react';
import { Sheet } from '../Sheet.tsx';
import { ChangeLines } from './ChangeLines.tsx';
import { qualityOf } from './quality-of.ts';
import { ThingIcon } from './ThingIcon.tsx';
import type { TooltipGame } from '@gearwright/game/text/tooltip-game.ts';
import { tipContent, type TipContent } from './tip-content.ts';
import { tipLinks } from './tip-links.ts';
import type { TipReader } from './tip-readers.ts';
import { readTip } from './tip-target.ts';
import { TooltipLines } from './TooltipLines.tsx';
import styles from './TipSheet.module.css';
import type { useTipSheet } from './use-tip-sheet.ts';

interface Props {
  readonly sheet: ReturnType<typeof useTipSheet>;
  readonly game: TooltipGame | null;
  readonly reader: TipReader | null;
}

/** The phone's tooltip: swipe or arrows go to the neighbours, wrapping around. */
export function TipSheet({ sheet, game, reader }: Props) {
  const target = readTip(sheet.tip);
  const content = target && game && tipContent(target, game, reader);
  // While the sheet slides away it still shows what it showed.
  const [last, setLast] = useState<Told | null>(null);
  if (content && last?.tip !== sheet.tip) setLast({ tip: sheet.tip!, content });
  const shown = content ?? last?.content ?? null;
  const { turn } = sheet;
  return (
    <Sheet
      open={content !== null}
      title={shown?.name ?? ''}
      onClose={sheet.close}
      onPrevious={turn && (() => turn(-1))}
      onNext={turn && (() => turn(1))}
    >
      {shown && game && (
        <SheetContent content={shown} game={game} reader={reader}>
          {target && reader?.actions?.(target)}
        </SheetContent>
      )}
    </Sheet>
  );
}

interface Told {
  readonly tip: string;
  readonly content: TipContent;
}

interface ContentProps {
  readonly content: TipContent;
  readonly game: TooltipGame;
  readonly reader: TipReader | null;
  readonly children: ReactNode;
}

function SheetContent({ content, game, reader, children }: ContentProps) {
  const { thing, lines, instead } = content;
  const { database, prices } = tipLinks(thing, game, reader);
  return (
    <div data-quality={qualityOf(thing)} className={styles.content}>
      <TooltipLines lines={lines} icon={<ThingIcon thing={thing} />} />
      {instead.map((each) => (
        <ChangeLines key={each.slot} instead={each} named />
      ))}
      {children && <div className={styles.actions}>{children}</div>}
      <p className={styles.links}>
        {database && (
          <a href={database} target="_blank" rel="noreferrer">
            Look it up on Wowhead
          </a>
        )}
        {prices && (
          <a href={prices} target="_blank" rel="noreferrer">
            Follow its price
          </a>
        )}
      </p>
    </div>
  );
}
