import { memo } from 'react';
import { useCharacter } from '../../../data/roster/use-characters.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { CompareMenu } from '../../../features/comparison/CompareMenu.tsx';
import { useMedia } from '../../../ui/use-media.ts';

/** Where the header has room for buttons. */
const ROOMY = '(min-width: 1201px)';

interface Props {
  /** Where there is no room in the header it stands below the gear. */
  readonly seat: 'header' | 'below';
}

/** Another set of the same character to hold this one against; read-only sets are compared with nothing (core §4). */
export const CompareWith = memo(function CompareWith({ seat }: Props) {
  const { owner, set } = useSetView();
  const isRoomy = useMedia(ROOMY);
  const { data } = useCharacter(owner.kind === 'own' ? owner.character.id : undefined);
  if (owner.kind !== 'own' || !data || isRoomy !== (seat === 'header')) return null;
  return <CompareMenu character={data} setId={set.id} />;
});
