import { applyingPreset, quickPresets } from '@gearwright/game/buff/quick-presets.ts';
import { DEBOUNCE } from '../../data/editor/debounces.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './QuickPresets.module.css';

/** A whole company of buffs at once; one undo takes them away again. */
export function QuickPresets() {
  const { rules, wearer, readOnly, edit } = useSetView();
  if (readOnly) return null;
  return (
    <fieldset className={styles.presets} aria-label="Buffs of">
      <span className={styles.label}>Buffs of</span>
      {quickPresets(rules.dataset).map((preset) => (
        <Button
          key={preset.key}
          onClick={() =>
            edit(applyingPreset(preset, rules.dataset, wearer), { debounce: DEBOUNCE.buffs })
          }
        >
          {preset.label}
        </Button>
      ))}
    </fieldset>
  );
}
