import { useEditionKey } from '../../data/edition-context.ts';
import { useDataset } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { CharacterList } from '../../features/characters/CharacterList.tsx';
import { PicturesContext } from '../../ui/icon/pictures.ts';

export function CharactersScreen() {
  const edition = useEditionKey();
  const { data: dataset } = useDataset(edition);
  return (
    <PicturesContext value={usePictures(edition, dataset)}>
      <CharacterList />
    </PicturesContext>
  );
}
