import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useDataset, useTexts } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { ItemFinder } from '../../features/item-finder/ItemFinder.tsx';
import { FinderWaiting } from '../../features/item-finder/FinderWaiting.tsx';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useTitle } from '../../ui/use-title.ts';
import styles from './ItemsScreen.module.css';

const whole = new Intl.NumberFormat('en-GB');

/** The edition's items, by name. */
export function ItemsScreen() {
  const edition = useEditionKey();
  const { name } = EDITIONS[edition];
  useTitle(`Items of ${name}`);
  const dataset = useDataset(edition);
  const texts = useTexts(edition, dataset.data !== null);
  const pictures = usePictures(edition, dataset.data);
  const heading = (
    <header>
      <h1 className={styles.title}>The {name} armoury</h1>
      <p className={styles.lead}>
        {dataset.data ? `${whole.format(dataset.data.items.length)} items` : 'Every item'} with
        their real figures. Type a name, then choose an item to read it as the game shows it.
      </p>
    </header>
  );
  return (
    <div className={styles.page}>
      {dataset.data ? (
        <PicturesContext value={pictures}>
          <ItemFinder dataset={dataset.data} texts={texts}>
            {heading}
          </ItemFinder>
        </PicturesContext>
      ) : (
        <>
          {heading}
          {dataset.failed ? (
            <LoadFailed what="The items could not be loaded." onRetry={dataset.retry} />
          ) : (
            <FinderWaiting />
          )}
        </>
      )}
    </div>
  );
}
