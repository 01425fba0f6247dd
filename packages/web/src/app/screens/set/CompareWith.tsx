import { useCharacter } from '../../../data/roster/use-characters.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { usePublished } from '../../../data/set-view/use-published.ts';
import { CompareMenu } from '../../../features/comparison/CompareMenu.tsx';
import { ROOMY, useMedia } from '../../../ui/use-media.ts';
import { memo } from '../../../language/memo.ts';

/** Another set of the same character, or a published one, to hold this one against; read-only sets are compared with nothing. */
export const CompareWith = memo(function CompareWith() {
  const view = useSetView();
  const { owner, set } = view;
  const { examples } = usePublished(view);
  const isRoomy = useMedia(ROOMY);
  const { data } = useCharacter(owner.kind === 'own' ? owner.character.id : undefined);
  if (owner.kind !== 'own' || !data) return null;
  return <CompareMenu character={data} setId={set.id} named={isRoomy} examples={examples} />;
});
