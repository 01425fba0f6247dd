import type { CapGoal } from '@gearwright/game/set/gear-goals.ts';
import { sameValue } from '../../data/same-value.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { wished, type WishedCap } from './autofill-wish.ts';
import { CapRow } from './CapRow.tsx';
import styles from './CapsField.module.css';
import { capStats, goalChoices } from './goal-choices.ts';

interface Props {
  readonly caps: readonly WishedCap[];
  /** What the spec is held to. */
  readonly usual: readonly CapGoal[];
  readonly onChange: (caps: readonly WishedCap[]) => void;
}

/** What totals of the sheet are held to; kept with the set. */
export function CapsField({ caps, usual, onChange }: Props) {
  const view = useSetView();
  const stats = capStats(view.rules.edition);
  const choices = goalChoices(view, caps);
  const isUsual = sameValue(
    caps.map(({ key: _key, ...cap }) => cap),
    usual,
  );
  const add = (cap: CapGoal): void => {
    const key = String(1 + Math.max(-1, ...caps.map((each) => Number(each.key))));
    onChange([...caps, { ...cap, key }]);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        Caps, as the sheet counts them; they stay with the set
      </legend>
      <ul className={styles.caps}>
        {caps.map((cap) => (
          <CapRow
            key={cap.key}
            cap={cap}
            stats={stats}
            onChange={(some) =>
              onChange(caps.map((each) => (each === cap ? { ...cap, ...some } : each)))
            }
            onRemove={() => onChange(caps.filter((each) => each !== cap))}
          />
        ))}
      </ul>
      <div className={styles.ways}>
        {choices.length > 0 && (
          <Menu
            align="start"
            trigger={
              <Button>
                <Glyph name="plus" />
                Add a goal
              </Button>
            }
          >
            {choices.map(({ label, cap }) => (
              <MenuItem key={label} onSelect={() => add(cap)}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        )}
        <Button
          onClick={() => add({ stat: stats[0]!.value, kind: 'atLeast', amount: 0, enabled: true })}
        >
          <Glyph name="plus" />
          Add a cap
        </Button>
        {!isUsual && (
          <Button tone="quiet" onClick={() => onChange(wished(usual))}>
            As the spec needs them
          </Button>
        )}
      </div>
    </fieldset>
  );
}
