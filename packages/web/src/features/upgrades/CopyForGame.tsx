import { writeAddonList } from '@gearwright/game/exchange/addon-list.ts';
import { Button } from '../../ui/Button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import type { SlotUpgrades } from '../../data/worker/use-upgrades.ts';

interface Props {
  readonly slots: readonly SlotUpgrades[];
  /** Of the set they would better. */
  readonly title: string;
}

/** The upgrades, best first, as the list that the in-game add-on marks in tooltips. */
export function CopyForGame({ slots, title }: Props) {
  const { isCopied, copy } = useCopy();
  const rows = slots
    .flatMap(({ upgrades }) => upgrades.map(({ item, gain }) => ({ id: item.id, gain })))
    .toSorted((one, other) => other.gain - one.gain);
  if (rows.length === 0) return null;
  return (
    <Button tone="quiet" onClick={() => copy(writeAddonList(title, rows))}>
      <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy for the in-game add-on'}</span>
    </Button>
  );
}
