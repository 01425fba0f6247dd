import { useEditionKey } from '../../data/edition-context.ts';
import { useDataset } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { CharacterList } from '../../features/characters/CharacterList.tsx';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import { CAN_REGISTER, CAN_SIGN_IN } from '../main-places.ts';
import { hasRoute } from '../pages.ts';

const PLACES = {
  canAddSets: hasRoute('/character/{characterId}/sets/new'),
  canSignIn: CAN_SIGN_IN,
  canRegister: CAN_REGISTER,
};

export function CharactersScreen() {
  const edition = useEditionKey();
  const { data: dataset } = useDataset(edition);
  return (
    <PicturesContext value={usePictures(edition, dataset)}>
      <CharacterList places={PLACES} />
    </PicturesContext>
  );
}
