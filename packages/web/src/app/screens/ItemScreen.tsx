import { useParams } from 'react-router';
import { useEditionKey } from '../../data/edition-context.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { usePictures } from '../../data/use-pictures.ts';
import { ItemPage } from '../../features/items/ItemPage.tsx';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { WithGame } from '../WithGame.tsx';

/** One item by itself: where links from other sites lead. */
export function ItemScreen() {
  return <WithGame>{(game) => <Shown game={game} />}</WithGame>;
}

function Shown({ game }: { readonly game: RosterGame }) {
  const { itemId = '' } = useParams();
  const texts = useTexts(useEditionKey(), true);
  const pictures = usePictures(game.edition.key, game.dataset);
  return (
    <PicturesContext value={pictures}>
      <ItemPage itemId={itemId} game={{ ...game, texts }} />
    </PicturesContext>
  );
}
