import { useMemo } from 'react';
import { shoppingList, shoppingText } from '@gearwright/game/plans/shopping-list.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { Button } from '../../ui/Button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './ShoppingPanel.module.css';
import { PlaceList } from './PlaceList.tsx';
import { WantedTable } from './WantedTable.tsx';

/** What the set still lacks and where it is had: to be copied, or printed and taken along. */
export function ShoppingPanel() {
  const { set, rules, character } = useSetView();
  const texts = useTexts(useEditionKey(), true);
  const { isCopied, copy } = useCopy();
  const list = useMemo(
    () => (texts ? shoppingList(set, rules.dataset, texts) : null),
    [set, rules.dataset, texts],
  );
  if (!list) return <Waiting />;
  const tables = [
    { title: 'Gems', wanted: list.gems },
    { title: 'Enchants', wanted: list.enchants },
    { title: 'Materials', wanted: list.materials },
  ].filter(({ wanted }) => wanted.length > 0);
  const isDone = list.places.length === 0 && tables.length === 0;
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
      <div className={styles.columns}>
        {list.places.length > 0 && <PlaceList places={list.places} />}
        <div>
          {tables.map(({ title, wanted }) => (
            <WantedTable key={title} title={title} wanted={wanted} />
          ))}
        </div>
      </div>
    </section>
  );
}
