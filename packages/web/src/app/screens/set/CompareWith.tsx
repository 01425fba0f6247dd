import { useCharacter } from '../../../data/roster/use-characters.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { CompareMenu } from '../../../features/comparison/CompareMenu.tsx';

/** Another set of the same character to hold this one against; read-only sets are compared with nothing (core §4). */
export function CompareWith() {
  const { owner, set } = useSetView();
  const { data } = useCharacter(owner.kind === 'own' ? owner.character.id : undefined);
  return owner.kind === 'own' && data ? <CompareMenu character={data} setId={set.id} /> : null;
}
