import { useEditionKey } from '../../data/edition-context.ts';
import { useDataset } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { GuildPage } from '../../features/guild/GuildPage.tsx';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import { WithGame } from '../WithGame.tsx';

/** Links of shared sets, made a roster. */
export function GuildScreen() {
  const edition = useEditionKey();
  const { data } = useDataset(edition);
  const pictures = usePictures(edition, data);
  return (
    <PicturesContext value={pictures}>
      <WithGame>{(game) => <GuildPage game={game} />}</WithGame>
    </PicturesContext>
  );
}
