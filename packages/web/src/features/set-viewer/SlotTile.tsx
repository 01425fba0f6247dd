import type { KeyboardEvent } from 'react';
import type { Item, SocketColor } from '@gearwright/game/item/item.ts';
import type { Piece } from '@gearwright/game/set/gear-set.ts';
import { slotLabel, type SlotId } from '@gearwright/game/slot/slots.ts';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { SocketGem } from '../../ui/tooltip/SocketGem.tsx';
import { wornTip } from '../../ui/tooltip/tip-target.ts';
import { memo } from '../../language/memo.ts';
import { pieceWords } from './piece-words.ts';
import styles from './SlotTile.module.css';

interface Props {
  readonly slot: SlotId;
  readonly piece: Piece;
  readonly sockets: readonly SocketColor[];
  /** By the chosen point, one decimal; null where there is none. */
  readonly points: string | null;
  /** An enchant could be there and is not. */
  readonly lacksEnchant: boolean;
  /** What the rules say against it, as sentences (acceptance E4). */
  readonly warning: string | undefined;
  readonly picture: string | undefined;
  readonly mirrored: boolean;
  readonly open: boolean;
  /** It is there to be read: a tap opens its tooltip. */
  readonly readable: boolean;
  /** The one of the grid that Tab reaches. */
  readonly inTabOrder: boolean;
  readonly onOpen: (slot: SlotId) => void;
  readonly onKey: (slot: SlotId, event: KeyboardEvent) => void;
}

/** One slot of the set: what is worn, how it is bettered, what it is worth. */
export const SlotTile = memo(function SlotTile(props: Props) {
  const { slot, piece, sockets, points, lacksEnchant, warning, picture, mirrored, open } = props;
  const { item } = piece;
  const words = pieceWords(piece, lacksEnchant);
  return (
    <button
      className={classNames(
        styles.slot,
        mirrored && styles.mirror,
        open && styles.on,
        !words.name && styles.vacant,
      )}
      data-slot={slot}
      {...(item ? wornTip(slot) : {})}
      data-tip-tap={props.readable ? '' : undefined}
      data-tip-click={props.readable ? '' : undefined}
      data-item={item?.id}
      data-quality={item?.quality}
      aria-expanded={open}
      tabIndex={props.inTabOrder ? 0 : -1}
      onClick={() => props.onOpen(slot)}
      onKeyDown={(event) => props.onKey(slot, event)}
    >
      <span className={classNames(styles.seal, piece.itemAcquired && styles.got)}>
        {item ? <ItemIcon item={item} /> : <EmptyPlace picture={picture} />}
      </span>
      <HiddenText>{slotLabel(slot)}: </HiddenText>
      <span className={styles.name}>{words.name ?? slotLabel(slot)}</span>
      {words.enchant && (
        <span className={classNames(styles.enchant, words.isMissing && styles.missing)}>
          {words.enchant}
        </span>
      )}
      {points !== null && mirrored && <span className={styles.points}>{points}</span>}
      <span className={styles.line}>
        {item ? <Level item={item} /> : words.name ? null : 'Empty'}
        {sockets.length > 0 && <Gems sockets={sockets} gems={piece.gems} />}
        {piece.itemAcquired && <HiddenText>, acquired</HiddenText>}
        {warning && (
          <span className={styles.warning} title={warning}>
            <Glyph name="warning" />
            <HiddenText>{warning}</HiddenText>
          </span>
        )}
      </span>
      {points !== null && !mirrored && <span className={styles.points}>{points}</span>}
    </button>
  );
});

function EmptyPlace({ picture }: { readonly picture: string | undefined }) {
  return <img className={styles.place} src={picture} alt="" width="48" height="48" />;
}

function Level({ item }: { readonly item: Item }) {
  return (
    <span title="Item level">
      <HiddenText>item level </HiddenText>
      {item.itemLevel}
    </span>
  );
}

interface GemsProps {
  readonly sockets: readonly SocketColor[];
  readonly gems: Piece['gems'];
}

function Gems({ sockets, gems }: GemsProps) {
  const names = sockets.map((socket, at) => gems[at]?.name ?? `empty ${socket} socket`);
  return (
    <span className={styles.gems} title={names.join(', ')}>
      {sockets.map((socket, at) => (
        <SocketGem key={at} socket={socket} gem={gems[at]?.gem?.color ?? null} />
      ))}
      <HiddenText>, {names.join(', ')}</HiddenText>
    </span>
  );
}
