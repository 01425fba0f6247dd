import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { ChangeLines } from './ChangeLines.tsx';
import type { Instead } from './instead.ts';
import { TooltipCard } from './TooltipCard.tsx';

interface Props {
  readonly instead: Instead;
  /** Rings, trinkets and hands are two: which one is meant is said. */
  readonly several: boolean;
}

/** What is worn now, and below it what would change. */
export function ComparedCards({ instead, several }: Props) {
  return instead.worn.map(({ item, slot, lines }, place) => (
    <TooltipCard
      key={slot}
      content={{ thing: { kind: 'item', item }, lines: lines() }}
      title={several || instead.worn.length > 1 ? `Worn now, ${slotLabel(slot)}` : 'Worn now'}
    >
      {place === instead.worn.length - 1 && <ChangeLines instead={instead} named={false} />}
    </TooltipCard>
  ));
}
