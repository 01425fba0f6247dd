import type { Point } from '@gearwright/game/point/point.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import type { Thing } from './candidate.ts';
import { EffectLine } from './EffectLine.tsx';
import type { Choosing } from './selector-tabs.ts';
import { ownEffect, setEffects, wornThing } from './thing-effects.ts';

interface Props {
  readonly slot: SlotId;
  readonly choosing: Choosing;
  readonly point: Point;
  readonly onValue: (thing: Thing) => void;
}

/** What the effect of the thing in the slot is worth, and the way to what its set brings. */
export function EffectNotes({ slot, choosing, point, onValue }: Props) {
  const { set, rules, readOnly } = useSetView();
  const worn = wornThing(set.gear[slot], choosing);
  if (!worn || readOnly) return null;
  const { effects } = scaleOf(set, rules, point);
  const own = ownEffect(worn, slot, effects);
  return (
    <>
      {own && <EffectLine effect={own} point={point} />}
      {setEffects(worn, effects, rules.dataset).length > 0 && (
        <div>
          <Button tone="quiet" onClick={() => onValue(worn)}>
            Set bonuses: what they are worth
          </Button>
        </div>
      )}
    </>
  );
}
