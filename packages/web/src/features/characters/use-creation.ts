import { useState } from 'react';
import { connectedSetFor } from '@gearwright/game/character/connected-set.ts';
import { realmOf } from '@gearwright/game/character/realms.ts';
import type { Realm } from '@gearwright/game/dataset/tables.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import type { CharacterInput } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { failureText } from '../../data/failure-text.ts';
import {
  useCreateWithSet,
  type CharacterAndSetInput,
  type CreatedWithSet,
} from '../../data/roster/use-create-with-set.ts';
import { useLiveLookup, type LiveSet } from '../../data/roster/use-live-set.ts';
import { useServer } from '../../data/session/server.ts';
import { liveSetInput } from './live-set-input.ts';
import { levelOf, type Draft } from './draft.ts';

/** Milliseconds to wait for the live game's answer: after that the character is created without it. */
const PATIENCE = 8000;

export interface Found {
  readonly live: LiveSet;
  readonly realm: Realm;
}

export interface LiveChoice {
  readonly link: boolean;
  readonly createSet: boolean;
}

/** Looks for the live character, asks what to do with it, and creates. */
export function useCreation(game: RosterGame, onCreated: (made: CreatedWithSet) => void) {
  const server = useServer();
  const lookUp = useLiveLookup();
  const { create } = useCreateWithSet();
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState<'looking' | 'creating' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const find = async (draft: Draft): Promise<Found | null> => {
    const realm = realmOf(draft.realm, game.dataset.realms);
    if (!realm || !server.canSign()) return null;
    const asked = { region: realm.region, realm: realm.slug, name: draft.name.trim() };
    const enough = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    // Not found, or not reachable: then there is nothing to link.
    const live = await Promise.race([lookUp(asked).catch(() => null), enough]);
    return live?.gameClass === draft.gameClass ? { live, realm } : null;
  };
  const make = async (input: CharacterAndSetInput): Promise<void> => {
    setBusy('creating');
    try {
      onCreated(await create(input));
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(null);
    }
  };
  return {
    found,
    busy,
    failure,
    forget: () => setFound(null),
    submit: async (draft: Draft): Promise<void> => {
      setFailure(null);
      setBusy('looking');
      const live = await find(draft);
      if (live) {
        setBusy(null);
        setFound(live);
      } else await make({ character: characterInput(draft), set: null });
    },
    decide: async (draft: Draft, choice: LiveChoice): Promise<void> => {
      const { live, realm } = found!;
      setFound(null);
      await make(linked(draft, live, realm, choice, game));
    },
  };
}

function characterInput(draft: Draft): CharacterInput {
  const { race, gender, gameClass, variations, realm } = draft;
  const plain = { race, gender, gameClass, variations, realm, connectedSets: [] };
  return { ...plain, name: draft.name.trim(), level: levelOf(draft) };
}

function linked(
  draft: Draft,
  live: LiveSet,
  realm: Realm,
  { link, createSet }: LiveChoice,
  game: RosterGame,
): CharacterAndSetInput {
  const character = characterInput(draft);
  const { gameClass, spec } = live;
  const { name, level } = live.character;
  // A sample's guild only says that it is one.
  const guild = live.sample ? null : live.character.guild;
  const { edition, dataset } = game;
  const phase = edition.defaultPhase;
  const preset = presetFor(dataset, edition, { gameClass, spec, level: character.level, phase });
  return {
    character: link
      ? {
          ...character,
          guild,
          spec,
          connectedSets: [connectedSetFor(realm, { name, gameClass, spec, level }, game)],
        }
      : character,
    set: createSet ? liveSetInput(live, phase, preset ? [presetPoint(preset)] : []) : null,
  };
}
