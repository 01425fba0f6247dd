import { useMemo, useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { SourceTableView } from './SourceTableView.tsx';
import { sourcedItems, sourceTables, type SourceFilter } from './source-tables.ts';
import styles from './SourcesPanel.module.css';

/** Where everything comes from, a table for each category of source. */
export function SourcesPanel() {
  const { set, rules, path } = useSetView();
  const texts = useTexts(useEditionKey(), true);
  const [chosen, choose] = useState<SourceFilter>('all');
  const noWishes = set.wishlist.length === 0;
  // The wishlist that is looked at may become empty.
  const filter = chosen === 'wishlist' && noWishes ? 'all' : chosen;
  const tables = useMemo(
    () => sourceTables(sourcedItems(set, filter), texts),
    [set, filter, texts],
  );
  return (
    <section aria-label="Item Sources">
      <Tabs
        label="Item Sources"
        tabs={[
          { value: 'all', label: 'All Items' },
          { value: 'equipped', label: 'Equipped' },
          { value: 'wishlist', label: 'Wishlist', disabled: noWishes },
        ]}
        value={filter}
        onChange={choose}
      >
        {tables.length === 0 ? (
          <>
            <p className={styles.none}>{MESSAGES.noRecords('Items')}</p>
            <p className={styles.none}>
              Put something on, or wish for something in a slot: where it comes from stands here.
            </p>
          </>
        ) : (
          <div className={styles.tables}>
            <p className={styles.lead}>
              What is still to be had, summed up by place, is on the{' '}
              <AppLink className={styles.link} to={`${path}?panel=shopping`} preventScrollReset>
                shopping list
              </AppLink>
              .
            </p>
            {tables.map((table) => (
              <SourceTableView key={table.type} table={table} dataset={rules.dataset} />
            ))}
          </div>
        )}
      </Tabs>
    </section>
  );
}
