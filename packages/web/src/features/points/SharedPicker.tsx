import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { SharedPoint } from '@gearwright/game/point/point.ts';
import type { CharacterSummary, OwnedPoint } from '@gearwright/roster/roster.ts';
import { useCharacters } from '../../data/roster/use-characters.ts';
import { usePoints } from '../../data/roster/use-sets.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { statsInWords } from './stat-options.ts';

interface Props {
  readonly chosen: string | null;
  readonly onChoose: (point: SharedPoint) => void;
}

/** The player's own custom points, to be used here as well (acceptance D8). */
export function SharedPicker({ chosen, onChoose }: Props) {
  const points = usePoints();
  const { data: characters = [] } = useCharacters();
  const [search, setSearch] = useState('');
  if (points.isPending) return <Spinner size="small" label="Loading your points" />;
  if (points.isError && !points.data) {
    return (
      <LoadFailed what="Your points could not be loaded." onRetry={() => void points.refetch()} />
    );
  }
  const words = search.toLowerCase().split(/\s+/);
  const found = (points.data ?? []).filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  return (
    <>
      <TextField
        label="Search your points"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ChoiceList
        label="Custom point"
        empty={MESSAGES.noCustomPoints()}
        choices={found.map((point) => ({
          id: point.pointId,
          name: point.name,
          about: statsInWords(point.stats),
          aside: usedIn(point, characters),
        }))}
        chosen={chosen}
        onChoose={(id) => onChoose(sharedPoint(found.find((point) => point.pointId === id)!))}
      />
    </>
  );
}

function sharedPoint({ pointId, name, stats, usedBy }: OwnedPoint): SharedPoint {
  const [first] = usedBy;
  return {
    type: 'shared',
    ...{ pointId, name, stats },
    parentCharacterId: first?.characterId ?? '',
    parentType: first?.setId == null ? 'character' : 'set',
  };
}

/** The first place it is used in, and how many there are beside it. */
function usedIn({ usedBy }: OwnedPoint, characters: readonly CharacterSummary[]): string {
  const [first] = usedBy;
  const owner = characters.find(({ id }) => id === first?.characterId);
  if (!first || !owner) return '';
  const set = owner.sets.find(({ id }) => id === first.setId)?.name ?? 'linked set';
  const more = usedBy.length > 1 ? ` and ${usedBy.length - 1} more` : '';
  return `${owner.name}, ${set}${more}`;
}
