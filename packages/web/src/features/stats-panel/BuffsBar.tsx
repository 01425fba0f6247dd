import { useMemo } from 'react';
import { formsOf } from '@gearwright/game/character/forms.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePreviewed } from '../../data/set-view/use-previewed.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import styles from './BuffsBar.module.css';

const NO_FORM = '';
const KIND_WORDS = { form: 'Form', stance: 'Stance', presence: 'Presence' } as const;

/** How the sheet is looked at: with or without buffs, and in which form. */
export function BuffsBar() {
  const { set, wearer, rules, sheet, chooseSheet } = useSetView();
  const forms = useMemo(() => formsOf(wearer, rules.dataset), [wearer, rules]);
  const label = KIND_WORDS[forms[0]?.kind ?? 'form'];
  const on = (chosen: readonly { readonly enabled: boolean }[], word: string): string => {
    const count = chosen.filter(({ enabled }) => enabled).length;
    return `${count} ${word}${count === 1 ? '' : 's'}`;
  };
  return (
    <div className={styles.bar}>
      <Checkbox
        checked={sheet.buffed}
        onChange={({ target }) => chooseSheet({ buffed: target.checked })}
      >
        Buffs{' '}
        <span className={styles.count}>
          {on(set.buffs, 'buff')}, {on(set.consumables, 'consumable')}
        </span>
      </Checkbox>
      {forms.length > 0 && (
        <PlainSelect
          label={label}
          className={styles.form}
          options={[
            { value: NO_FORM, label: `No ${label.toLowerCase()}` },
            ...forms.map((form) => ({ value: form.form, label: form.label })),
          ]}
          value={sheet.form ?? NO_FORM}
          onChange={(form) => chooseSheet({ form: form || null })}
        />
      )}
      <PreviewNote />
    </div>
  );
}

function PreviewNote() {
  const previewed = usePreviewed();
  if (!previewed) return null;
  return <p className={styles.note}>Signed figures show the change with {previewed.label}.</p>;
}
