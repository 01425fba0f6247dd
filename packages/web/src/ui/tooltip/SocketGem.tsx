import type { GemColor, SocketColor } from '@gearwright/game/item/item.ts';
import styles from './SocketGem.module.css';

interface Props {
  readonly socket: SocketColor;
  readonly gem: GemColor | null;
}

/** The socket is the outline, the gem the filling; the line beside it names both. */
export function SocketGem({ socket, gem }: Props) {
  return <i className={styles.gem} data-socket={socket} data-gem={gem ?? undefined} />;
}
