import { Tabs } from '@base-ui/react/tabs';
import type { Item } from '@gearwright/game/item/item.ts';
import { slotLabel, type SlotId } from '@gearwright/game/slot/slots.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { SocketGem } from '../../ui/tooltip/SocketGem.tsx';
import tabStyles from '../../ui/Tabs.module.css';
import styles from './SelectorHead.module.css';
import type { SelectorTab } from './selector-tabs.ts';
import { Wishes } from './Wishes.tsx';

interface Props {
  readonly slot: SlotId;
  readonly tabs: readonly SelectorTab[];
  readonly tab: string;
  readonly onTab: (key: string) => void;
  readonly onPick: (item: Item) => void;
  readonly onClose: () => void;
  readonly narrow: boolean;
  /** Arrows and swipes go from slot to slot: on phones, large and small. */
  readonly turns: boolean;
  readonly previous: SlotId;
  readonly next: SlotId;
  readonly onTurn: (slot: SlotId) => void;
}

/** The slot's name, its wishes, and what of it is chosen. */
export function SelectorHead(props: Props) {
  const { slot, tabs, tab, onTab, onPick, onClose, narrow, turns, previous, next, onTurn } = props;
  return (
    <header className={styles.head}>
      {narrow && <span className={styles.grip} />}
      {turns && (
        <Button
          tone="quiet"
          only
          aria-label={`Previous slot: ${slotLabel(previous)}`}
          onClick={() => onTurn(previous)}
        >
          <Glyph name="left" />
        </Button>
      )}
      <h2 className={styles.title}>{slotLabel(slot)}</h2>
      {turns && (
        <Button
          tone="quiet"
          only
          aria-label={`Next slot: ${slotLabel(next)}`}
          onClick={() => onTurn(next)}
        >
          <Glyph name="right" />
        </Button>
      )}
      <Button tone="quiet" only aria-label="Close" onClick={onClose}>
        <Glyph name="clear" />
      </Button>
      <Tabs.Root className={styles.tabs} value={tab} onValueChange={(key) => onTab(key as string)}>
        <Tabs.List className={tabStyles.list} aria-label="Choose" activateOnFocus>
          {tabs.map(({ key, label, now, choosing }) => (
            <Tabs.Tab key={key} className={tabStyles.tab} value={key}>
              {choosing.kind === 'gem' && <SocketGem socket={choosing.color} gem={choosing.now} />}
              {label}
              {now && (
                <small className={choosing.kind === 'gem' ? styles.heard : styles.now}>{now}</small>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs.Root>
      {!narrow && <Wishes slot={slot} onPick={onPick} />}
    </header>
  );
}
