import { useMemo } from 'react';
import { shoppingList, shoppingText, type Wanted } from '@gearwright/game/plans/shopping-list.ts';
import { shoppingTotal } from '@gearwright/game/plans/shopping-total.ts';
import { doneLines, tickingOff, type WantedKind } from '@gearwright/game/plans/ticking-off.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { Button } from '../../ui/Button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './ShoppingPanel.module.css';
import { DoneLines } from './DoneLines.tsx';
import { PlaceList } from './PlaceList.tsx';
import { ShoppingSum } from './ShoppingSum.tsx';
import { useTickedMaterials } from './use-ticked-materials.ts';
import { WantedTable } from './WantedTable.tsx';

/** What the set still lacks and where it is had: to be copied, or printed and taken along. */
export function ShoppingPanel() {
  const { set, rules, character, readOnly, edit } = useSetView();
  const { isTicked, toggle } = useTickedMaterials(set.id);
  const texts = useTexts(useEditionKey(), true);
  const { isCopied, copy } = useCopy();
  const list = useMemo(
    () => (texts ? shoppingList(set, rules.dataset, texts) : null),
    [set, rules.dataset, texts],
  );
  if (!list) return <Waiting />;
  const tables = [
    { title: 'Gems', kind: 'gems', wanted: list.gems },
    { title: 'Enchants', kind: 'enchants', wanted: list.enchants },
  ] as const;
  const shown = tables.filter(({ wanted }) => wanted.length > 0);
  const isDone = list.places.length === 0 && shown.length === 0;
  const ticking = (kind: WantedKind) =>
    readOnly ? null : (wanted: Wanted) => edit(tickingOff(kind, wanted, true));
  return (
    <section className={styles.list} aria-label="Shopping List" data-shopping-list>
      <div className={styles.head}>
        <p className={styles.lead}>
          What {character.name} still needs for {set.name}. What is marked as acquired is left out.
        </p>
        {!isDone && (
          <div className={styles.ways}>
            <Button onClick={() => copy(shoppingText(list))}>
              <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy to Clipboard'}</span>
            </Button>
            <Button onClick={() => window.print()}>Print</Button>
          </div>
        )}
      </div>
      {isDone && <p className={styles.lead}>Nothing: everything in the set is acquired.</p>}
      {texts && <ShoppingSum total={shoppingTotal(list, texts)} />}
      <div className={styles.columns}>
        {list.places.length > 0 && <PlaceList places={list.places} onTick={ticking('items')} />}
        <div>
          {shown.map(({ title, kind, wanted }) => (
            <WantedTable key={title} title={title} wanted={wanted} onTick={ticking(kind)} />
          ))}
          {list.materials.length > 0 && (
            <WantedTable
              title="Materials"
              wanted={list.materials}
              isTicked={({ itemId }) => isTicked(itemId)}
              onTick={({ itemId }) => itemId !== null && toggle(itemId)}
            />
          )}
        </div>
      </div>
      <DoneLines
        lines={doneLines(set)}
        onBack={readOnly ? null : (line) => edit(tickingOff(line.kind, line, false))}
      />
    </section>
  );
}
