import { useMemo } from 'react';
import { useCharacter } from '../../../data/roster/use-characters.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { SetPlaces } from '../../../features/set-viewer/SetPlaces.tsx';
import { memo } from '../../../language/memo.ts';
import styles from './CharacterSets.module.css';

/** The character's sets, or the name of the one set that is shown to a stranger. */
export const CharacterSets = memo(function CharacterSets() {
  const { owner, set, rules } = useSetView();
  const { id: setId, name } = set;
  const id = 'character' in owner ? owner.character.id : undefined;
  const { data: character } = useCharacter(id);
  const phase = `Phase ${set.phase || rules.edition.defaultPhase}`;
  const current = useMemo(() => ({ id: setId, name, phase }), [setId, name, phase]);
  if (!character) {
    return (
      <p className={styles.name}>
        {name} <small>{phase}</small>
      </p>
    );
  }
  return (
    <SetPlaces
      character={character}
      current={current}
      newSet={`/character/${character.id}/sets/new`}
    />
  );
});
