import { connectedSetFor, connectedSetIdOf } from '@gearwright/game/character/connected-set.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { Realm } from '@gearwright/game/dataset/tables.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { useUpdateCharacter } from '../../data/roster/use-character-changes.ts';
import { useLiveLookup } from '../../data/roster/use-live-set.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { liveGuild } from './live-guild.ts';

/** Looks the live character up and appends it; answers with the path of its set. */
export function useLinking() {
  const { rules } = useSetView();
  const lookUp = useLiveLookup();
  const { mutateAsync: update } = useUpdateCharacter();
  return async (character: StoredCharacter, realm: Realm, name: string): Promise<string> => {
    const id = connectedSetIdOf(realm, name);
    if (character.connectedSets.some((set) => set.id === id)) {
      throw new PlannerError('liveCharacterAlreadyLinked');
    }
    const live = await lookUp({ region: realm.region, realm: realm.slug, name });
    if (live.gameClass !== character.gameClass) throw new PlannerError('liveCharacterOtherClass');
    const { gameClass, spec } = live;
    const facts = { gameClass, spec, name: live.character.name, level: live.character.level };
    const connected = connectedSetFor(realm, facts, rules);
    const connectedSets = [...character.connectedSets, connected];
    // Filled by the link (acceptance D16), where the player has not said otherwise.
    const guild = character.guild ?? liveGuild(live);
    const patch = { connectedSets, guild, spec: character.spec ?? spec };
    await update({ id: character.id, patch });
    return `/character/${character.id}/set/${connected.id}`;
  };
}
