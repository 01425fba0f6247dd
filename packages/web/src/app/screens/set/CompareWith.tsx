import { useCharacter } from '../../../data/roster/use-characters.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { CompareMenu } from '../../../features/comparison/CompareMenu.tsx';
import { ROOMY, useMedia } from '../../../ui/use-media.ts';
import { memo } from '../../../language/memo.ts';

/** Another set of the same character to hold this one against; read-only sets are compared with nothing. */
export const CompareWith = memo(function CompareWith() {
  const { owner, set } = useSetView();
  const isRoomy = useMedia(ROOMY);
  const { data } = useCharacter(owner.kind === 'own' ? owner.character.id : undefined);
  if (owner.kind !== 'own' || !data) return null;
  return <CompareMenu character={data} setId={set.id} named={isRoomy} />;
});
