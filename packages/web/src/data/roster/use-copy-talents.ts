import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { copyingTalents, type CalculatedBuild } from '@gearwright/game/talent/copying-talents.ts';
import { useGame } from '../use-game.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

export interface TalentCopy {
  readonly setId: string;
  readonly build: CalculatedBuild;
}

/** A build of the calculator into a set, with the glyphs or runes beside it (acceptance K3). */
export function useCopyTalents() {
  const game = useGame();
  return useRosterMutation({
    change: async (roster, { setId, build }: TalentCopy) => {
      if (!game) throw new Error('The game is not loaded yet');
      const { character: _character, warnings: _warnings, ...stored } = await roster.getSet(setId);
      const { set } = loadSet(stored, game.dataset);
      const { talents, glyphIds, runeIds } = storeSet(copyingTalents(build, game.edition)(set));
      return roster.updateSet(setId, { talents, glyphIds, runeIds }, { version: stored.version });
    },
  });
}
