import { useRef } from 'react';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { adoptPoints, copyPoints } from '@gearwright/game/set/copy-set.ts';
import type { CopySetForm } from '@gearwright/game/set/copy-form.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import type { CharacterInput } from '@gearwright/roster/roster.ts';
import { useCreateCharacter } from '../../data/roster/use-character-changes.ts';
import { useCreateSet } from '../../data/roster/use-set-changes.ts';
import type { SetView } from '../../data/set-view/set-view.ts';

/** Copies the set on the screen; answers with the path of the copy. Asked again after a failure it makes nothing twice. */
export function useCopySet(view: SetView): (form: CopySetForm) => Promise<string> {
  const { mutateAsync: createCharacter } = useCreateCharacter();
  const { mutateAsync: createSet } = useCreateSet();
  const asked = useRef(new Map<string, string>());
  const keyOf = (what: string): string => {
    const clientKey = asked.current.get(what) ?? newId();
    asked.current.set(what, clientKey);
    return clientKey;
  };
  const points = useRef(pointsOfCopy(view));
  return async ({ addTo, characterId, characterName, setName }) => {
    const owner =
      addTo === 'existing'
        ? characterId!
        : await createCharacter({
            input: wearerOf(view, characterName),
            options: { clientKey: keyOf(`character ${characterName.trim()}`), asStored: true },
          }).then(({ id }) => id);
    const name = setName.trim();
    const input = { ...storeSet(view.set), characterId: owner, name, points: points.current };
    const { id } = await createSet({
      input: { ...input, pinned: false },
      options: { clientKey: keyOf(`set ${name} of ${owner}`), asStored: true },
    });
    return `/character/${owner}/set/${id}`;
  };
}

/** A new character like the one that wears the set. */
function wearerOf({ character, owner }: SetView, name: string): CharacterInput {
  const { race, gender, level, gameClass, variations } = character;
  const realm = 'character' in owner ? owner.character.realm : null;
  return {
    ...{ race, gender, level, gameClass, variations, realm },
    name: name.trim(),
    connectedSets: [],
  };
}

/** A set without points, as a live character's, gets the preset of its class and spec. */
function pointsOfCopy({ set, character, owner, rules }: SetView): readonly Point[] {
  if (set.points.length > 0) {
    const isStrangers = owner.kind === 'public' || owner.kind === 'link';
    return (isStrangers ? adoptPoints : copyPoints)(set.points, newId);
  }
  const wish = { ...set, level: character.level };
  const preset = presetFor(rules.dataset, rules.edition, wish);
  return preset ? [presetPoint(preset)] : [];
}
