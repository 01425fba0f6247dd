import type { Item } from '@gearwright/game/item/item.ts';
import type { TooltipLine } from '@gearwright/game/text/tooltip-line.ts';
import { ItemIcon } from '../icon/ItemIcon.tsx';
import { Coins } from './Coins.tsx';
import { SocketGem } from './SocketGem.tsx';
import styles from './TooltipLines.module.css';

interface Props {
  readonly lines: readonly TooltipLine[];
  /** Whose icon stands beside the name. */
  readonly item: Item;
}

/** The game's lines on our paper: what is said and in which order is decided in `game/text`. */
export function TooltipLines({ lines, item }: Props) {
  return (
    <div className={styles.lines}>
      {lines.map((line, place) => (
        <Line key={place} line={line} item={item} />
      ))}
    </div>
  );
}

function Line({ line, item }: { readonly line: TooltipLine; readonly item: Item }) {
  switch (line.kind) {
    case 'name':
      return (
        <div className={styles.head}>
          <ItemIcon item={item} />
          <span className={styles.name}>{line.text}</span>
        </div>
      );
    case 'text':
      return (
        <div className={styles[line.tone]} data-indented={line.indented}>
          {line.text}
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
      return <div className={styles.flavor}>“{line.text.replaceAll('"', '')}”</div>;
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
