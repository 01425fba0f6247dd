import type { formsOf } from '@gearwright/game/character/forms.ts';
import type { ExportOptions } from '@gearwright/game/exchange/write-own.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import styles from './ExportDialog.module.css';

interface Props {
  readonly options: ExportOptions;
  readonly forms: ReturnType<typeof formsOf>;
  readonly onChange: (options: ExportOptions) => void;
}

const NO_FORM = '';

/** What the totals in the text include. */
export function ExportChoices({ options, forms, onChange }: Props) {
  return (
    <fieldset className={styles.choices} aria-label="Totals include">
      <span className={styles.label}>Totals include</span>
      <Checkbox
        checked={options.buffs}
        onChange={({ target }) => onChange({ ...options, buffs: target.checked })}
      >
        Buffs
      </Checkbox>
      <Checkbox
        checked={options.talents}
        onChange={({ target }) => onChange({ ...options, talents: target.checked })}
      >
        Talents
      </Checkbox>
      {forms.length > 0 && (
        <PlainSelect
          label="Form"
          className={styles.shape}
          options={[
            { value: NO_FORM, label: 'No form' },
            ...forms.map(({ form, label }) => ({ value: form, label })),
          ]}
          value={options.form ?? NO_FORM}
          onChange={(form) => onChange({ ...options, form: form || null })}
        />
      )}
    </fieldset>
  );
}
