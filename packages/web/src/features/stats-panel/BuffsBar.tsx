import { useMemo } from 'react';
import { formsOf } from '@gearwright/game/character/forms.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePreviewed } from '../../data/set-view/use-previewed.ts';
import { SheetControls } from '../../ui/SheetControls.tsx';
import styles from './BuffsBar.module.css';

/** How the sheet is looked at, and what the signed figures mean. */
export function BuffsBar() {
  const { set, wearer, rules, sheet, chooseSheet } = useSetView();
  const forms = useMemo(() => formsOf(wearer, rules.dataset), [wearer, rules]);
  return (
    <div className={styles.bar}>
      <SheetControls {...sheet} forms={forms} onChoose={chooseSheet}>
        <span className={styles.count}>
          {countOf(set.buffs, 'buff')}, {countOf(set.consumables, 'consumable')}
        </span>
      </SheetControls>
      <PreviewNote />
    </div>
  );
}

function countOf(chosen: readonly { readonly enabled: boolean }[], word: string): string {
  const count = chosen.filter(({ enabled }) => enabled).length;
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function PreviewNote() {
  const previewed = usePreviewed();
  if (!previewed) return null;
  return <p className={styles.note}>Signed figures show the change with {previewed.label}.</p>;
}
