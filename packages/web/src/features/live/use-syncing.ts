import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import { syncing, whyNotSync } from '@gearwright/game/character/sync.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { useLevelChange } from '../../data/roster/use-level-change.ts';
import { useLiveLookup } from '../../data/roster/use-live-set.ts';
import { liveGearSet } from '../../data/set-view/live-gear-set.ts';
import { useSetView } from '../../data/set-view/set-view.ts';

/** Copies what the live character is and wears into the set on the screen. */
export function useSyncing(): (connected: ConnectedSet) => Promise<void> {
  const { owner, set, rules, edit } = useSetView();
  const lookUp = useLiveLookup();
  const changeLevel = useLevelChange();
  return async ({ id, region, realm, name }) => {
    if (owner.kind !== 'own') return;
    const { character } = owner;
    const answer = await lookUp({ region, realm, name });
    const { gear, talents, glyphs } = liveGearSet(
      answer,
      { id, characterId: character.id, points: [] },
      rules,
    );
    const { gameClass, spec } = answer;
    const live = { gameClass, spec, gear, talents, glyphs, level: answer.character.level };
    const reason = whyNotSync(character, live);
    if (reason) throw PlannerError.of(reason);
    const level = Math.min(live.level, rules.edition.maxLevel);
    if (level !== character.level) {
      await changeLevel({ character, level, openSetId: set.id, edit });
    }
    edit(syncing(live, rules.dataset));
  };
}
