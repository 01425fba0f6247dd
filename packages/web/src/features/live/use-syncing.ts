import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import { syncedLevel, syncing, whyNotSync } from '@gearwright/game/plans/sync.ts';
import { fitting } from '@gearwright/game/exchange/fitting-import.ts';
import { PlannerError, type Refusal } from '@gearwright/game/messages.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { wearerOf } from '@gearwright/game/set/rules.ts';
import { useLevelChange } from '../../data/roster/use-level-change.ts';
import { useLiveLookup } from '../../data/roster/use-live-set.ts';
import { liveGearSet } from '../../data/set-view/live-gear-set.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { liveGuild } from './live-guild.ts';

/** Answers with what the rules left out. Nothing changes when it is not wanted any more once the answer is there. */
type Sync = (connected: ConnectedSet, isWanted: () => boolean) => Promise<readonly Refusal[]>;

/** Copies what the live character is and wears into the set on the screen; beside a linked set, what it is. */
export function useSyncing(): Sync {
  const { owner, set, rules, edit } = useSetView();
  const lookUp = useLiveLookup();
  const { mutateAsync: changeLevel } = useLevelChange();
  return async ({ id, region, realm, name }, isWanted) => {
    if (!('character' in owner)) return [];
    const { character } = owner;
    const answer = await lookUp({ region, realm, name });
    if (!isWanted()) return [];
    const { gear, talents, glyphs } = liveGearSet(
      answer,
      { id, characterId: character.id, points: [] },
      rules,
    );
    const { gameClass, spec, professions } = answer;
    const { level: lived } = answer.character;
    const live = { gameClass, spec, gear, talents, glyphs, professions, level: lived };
    const reason = whyNotSync(character, live);
    if (reason) throw PlannerError.of(reason);
    const level = syncedLevel(live, rules.edition);
    // Filled by a sync (acceptance D16).
    const also = { guild: liveGuild(answer) ?? character.guild, spec: spec || character.spec };
    const isNews =
      level !== character.level || also.guild !== character.guild || also.spec !== character.spec;
    if (isNews) await changeLevel({ characterId: character.id, level, also });
    // A live character's gear is as it is: it was read anew just now.
    if (owner.kind === 'linked') return [];
    const sync = syncing(live, rules.dataset);
    // One refused piece would take all of it back.
    const allowed = (now: GearSet) => {
      const synced = sync(now);
      const wearer = wearerOf(synced, { ...rules.wearer, level });
      return fitting(now, synced, { ...rules, wearer });
    };
    edit((now) => allowed(now).set, { by: 'sync' });
    return allowed(set).leftOut;
  };
}
