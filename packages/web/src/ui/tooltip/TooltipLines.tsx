import type { ReactNode } from 'react';
import type { TooltipLine } from '@gearwright/game/text/tooltip-line.ts';
import { markOf } from '../../language/told.ts';
import { SourceText } from '../cost/SourceText.tsx';
import { Coins } from '../cost/Coins.tsx';
import { SocketGem } from './SocketGem.tsx';
import styles from './TooltipLines.module.css';

interface Props {
  readonly lines: readonly TooltipLine[];
  /** What stands beside the name. */
  readonly icon: ReactNode;
}

/** The lines of a tooltip: what is said and in which order is decided in `game/text`. */
export function TooltipLines({ lines, icon }: Props) {
  return (
    <div className={styles.lines}>
      {lines.map((line, place) => (
        <Line key={place} line={line} icon={icon} />
      ))}
    </div>
  );
}

function Line({ line, icon }: { readonly line: TooltipLine; readonly icon: ReactNode }) {
  switch (line.kind) {
    case 'name':
      return (
        <div className={styles.head}>
          {icon}
          <span className={styles.name}>{line.text}</span>
        </div>
      );
    case 'text':
      return (
        <div
          {...markOf(line.text)}
          className={styles[line.tone]}
          data-indented={line.indented}
          data-unusable={line.unusable}
        >
          {line.source ? (
            <span>
              <SourceText parts={line.source} />
            </span>
          ) : (
            line.text
          )}
          {line.right && <span className={styles.right}>{line.right}</span>}
        </div>
      );
    case 'socket':
      return (
        <div className={styles.socket}>
          <SocketGem socket={line.socket} gem={line.gem} />
          {line.text}
        </div>
      );
    case 'flavor':
      return (
        <div {...markOf(line.text)} className={styles.flavor}>
          “{line.text.replaceAll('"', '')}”
        </div>
      );
    case 'money':
      return (
        <div>
          {line.label}: <Coins copper={line.copper} />
        </div>
      );
    case 'gap':
      return <div className={styles.gap} />;
  }
}
