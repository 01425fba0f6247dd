import type { Point } from '@gearwright/game/point/point.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { candidateName, type Thing } from './candidate.ts';
import { EffectLine } from './EffectLine.tsx';
import styles from './EffectsDialog.module.css';
import { ownEffect, setEffects } from './thing-effects.ts';

interface Props {
  readonly thing: Thing;
  readonly slot: SlotId;
  readonly point: Point;
  readonly onClose: () => void;
}

/** What a thing's effects are worth by the point, worn or not: its own, and those of its set. */
export function EffectsDialog({ thing, slot, point, onClose }: Props) {
  const { set, rules } = useSetView();
  const { effects } = scaleOf(set, rules, point);
  const own = ownEffect(thing, slot, effects);
  const all = [...(own ? [own] : []), ...setEffects(thing, effects, rules.dataset)];
  return (
    <Dialog
      open
      title={`Effects of ${candidateName(thing)}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p className={styles.lead}>
        What each is worth by {point.name}, besides its stats. Lists, upgrades and autofill count
        it.
      </p>
      <ul className={styles.effects}>
        {all.map((effect) => (
          <li key={effect.thing}>
            <h3 className={styles.name}>{effect.name}</h3>
            <EffectLine effect={effect} point={point} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
