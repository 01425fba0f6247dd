import { useDeferredValue } from 'react';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useDataset, useTexts } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { ItemDatabase } from '../../features/items/ItemDatabase.tsx';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** The edition's items, with everything they can be narrowed by. */
export function ItemsScreen() {
  const edition = useEditionKey();
  const { name } = EDITIONS[edition];
  useTitle(`Items of ${name}`);
  const { data, failed, retry } = useDataset(edition);
  // What has just been loaded: the heading is painted first, the list is made ready in between frames.
  const ready = useDeferredValue(data);
  const dataset = ready?.edition === edition ? ready : null;
  const texts = useTexts(edition, data !== null);
  const pictures = usePictures(edition, data);
  return (
    <PicturesContext value={pictures}>
      <ItemDatabase
        dataset={dataset}
        texts={texts}
        failure={failed && <LoadFailed what="The items could not be loaded." onRetry={retry} />}
      />
    </PicturesContext>
  );
}
