import { useCallback } from 'react';
import { atLevel } from '@gearwright/game/plans/level-up.ts';
import type { Character } from '@gearwright/game/character/character.ts';
import type { GearSet, SetEdit } from '@gearwright/game/set/gear-set.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import { useGame } from '../use-game.ts';
import { useOwnedRoster } from './roster-context.ts';
import { useUpdateCharacter } from './use-character-changes.ts';
import { useUpdateSet } from './use-set-changes.ts';

export interface LevelChangeRequest {
  readonly character: Character;
  readonly level: number;
  /** The set on the screen: changed by its own editor. */
  readonly openSetId: string;
  readonly edit: (edit: SetEdit) => void;
}

/** Takes a character to another level: first the filters and outgrown points of its sets, then the character (core §4). */
export function useLevelChange(): (request: LevelChangeRequest) => Promise<void> {
  const owned = useOwnedRoster();
  const game = useGame();
  const { mutateAsync: updateCharacter } = useUpdateCharacter();
  const { mutateAsync: updateSet } = useUpdateSet();
  return useCallback(
    async ({ character, level, openSetId, edit }) => {
      if (!owned || !game) throw new Error('The game is not loaded yet');
      const others = await otherSets(owned.roster, game, character, openSetId);
      const adjusted = atLevel(character, others, level, game.dataset).sets;
      const put = ({ id, defaultFilters, points }: GearSet, instead: GearSet) =>
        updateSet({
          id,
          patch: points === instead.points ? { defaultFilters } : { defaultFilters, points },
        });
      const changed: [before: GearSet, after: GearSet][] = [];
      try {
        for (const [index, set] of adjusted.entries()) {
          const before = others[index]!;
          if (set === before) continue;
          await put(set, before);
          changed.push([before, set]);
        }
        await updateCharacter({ id: character.id, patch: { level } });
      } catch (error) {
        // The level did not come: neither does what belongs to it.
        for (const [before, after] of changed) await put(before, after).catch(() => undefined);
        throw error;
      }
      edit((set) => atLevel(character, [set], level, game.dataset).sets[0]!);
    },
    [owned, game, updateCharacter, updateSet],
  );
}

async function otherSets(
  roster: Roster,
  { dataset }: RosterGame,
  { id, level }: Character,
  openSetId: string,
): Promise<readonly GearSet[]> {
  const { sets } = await roster.getCharacter(id);
  const others = sets.filter((set) => set.id !== openSetId);
  const stored = await Promise.all(others.map((set) => roster.getSet(set.id)));
  return stored.map((set) => loadSet(set, dataset, level).set);
}
