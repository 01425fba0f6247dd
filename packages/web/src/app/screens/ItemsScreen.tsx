import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useDataset, useTexts } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { ItemDatabase } from '../../features/items/ItemDatabase.tsx';
import { ItemsFrame } from '../../features/items/ItemsFrame.tsx';
import { ItemsHeading } from '../../features/items/ItemsHeading.tsx';
import { FiltersWaiting, ItemsWaiting } from '../../features/items/ItemsWaiting.tsx';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** The edition's items, with everything they can be narrowed by. */
export function ItemsScreen() {
  const edition = useEditionKey();
  const { name } = EDITIONS[edition];
  useTitle(`Items of ${name}`);
  const dataset = useDataset(edition);
  const texts = useTexts(edition, dataset.data !== null);
  const pictures = usePictures(edition, dataset.data);
  if (dataset.data) {
    return (
      <PicturesContext value={pictures}>
        <ItemDatabase dataset={dataset.data} texts={texts} />
      </PicturesContext>
    );
  }
  return (
    <ItemsFrame rail={dataset.failed ? null : <FiltersWaiting />}>
      <ItemsHeading found={null} />
      {dataset.failed ? (
        <LoadFailed what="The items could not be loaded." onRetry={dataset.retry} />
      ) : (
        <ItemsWaiting />
      )}
    </ItemsFrame>
  );
}
