import type { ReactNode } from 'react';
import type { Form } from '@gearwright/game/dataset/tables.ts';
import { Checkbox } from './Checkbox.tsx';
import { PlainSelect } from './PlainSelect.tsx';
import styles from './SheetControls.module.css';

interface Props {
  readonly buffed: boolean;
  /** Key of a form, presence or stance; null is none. */
  readonly form: string | null;
  readonly forms: readonly Form[];
  readonly onChoose: (choice: { readonly buffed?: boolean; readonly form?: string | null }) => void;
  /** Beside the checkbox: how many buffs there are. */
  readonly children?: ReactNode;
}

const NO_FORM = '';
const KIND_WORDS = { form: 'Form', stance: 'Stance', presence: 'Presence' } as const;

/** How a sheet is looked at: with or without buffs, and in which form. */
export function SheetControls({ buffed, form, forms, onChoose, children }: Props) {
  const label = KIND_WORDS[forms[0]?.kind ?? 'form'];
  return (
    <>
      <Checkbox checked={buffed} onChange={({ target }) => onChoose({ buffed: target.checked })}>
        Buffs {children}
      </Checkbox>
      {forms.length > 0 && (
        <PlainSelect
          label={label}
          className={styles.form}
          options={[
            { value: NO_FORM, label: `No ${label.toLowerCase()}` },
            ...forms.map((each) => ({ value: each.form, label: each.label })),
          ]}
          value={form ?? NO_FORM}
          onChange={(chosen) => onChoose({ form: chosen || null })}
        />
      )}
    </>
  );
}
