import {
  applyingPreset,
  quickPresets,
  type QuickPreset,
} from '@gearwright/game/buff/quick-presets.ts';
import { kitFor, startingAs } from '@gearwright/game/plans/starting-as.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { DEBOUNCE } from '../../data/editor/debounces.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './QuickPresets.module.css';

/** A whole company of buffs at once; one undo takes them away again. */
export function QuickPresets() {
  const { set, rules, wearer, readOnly, edit } = useSetView();
  if (readOnly) return null;
  const apply = (preset: QuickPreset): void => {
    const buffing = applyingPreset(preset, rules.dataset, wearer);
    // Who raids takes along what the spec usually swallows.
    const kit = preset.company === 'all' ? kitFor(set, rules) : null;
    const taking = kit ? startingAs(kit, ['consumables'], rules) : (same: GearSet) => same;
    edit((now) => taking(buffing(now)), { debounce: DEBOUNCE.buffs });
  };
  return (
    <fieldset className={styles.presets} aria-label="Buffs of">
      <span className={styles.label}>Buffs of</span>
      {quickPresets(rules.dataset).map((preset) => (
        <Button key={preset.key} onClick={() => apply(preset)}>
          {preset.label}
        </Button>
      ))}
    </fieldset>
  );
}
