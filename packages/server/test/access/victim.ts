import { readAuthAnswer } from '@gearwright/api/client/auth-request.ts';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { PublicSetInput } from '@gearwright/roster/roster.ts';
import { everythingOf } from '@gearwright/roster/test/contract/bench.ts';
import { addPlayer, type RunningServer, type Visitor } from '../run-server.ts';

/** Somebody with things to steal. */
export interface Victim extends Visitor {
  readonly userId: string;
  readonly credentials: SigningCredentials;
  readonly characterId: string;
  readonly setId: string;
  readonly otherSetId: string;
  readonly namedSnapshotId: string;
  /** In the bin. */
  readonly binnedSetId: string;
  readonly pointId: string;
  /** Of a live link, and of a snapshot with the token that deletes it. */
  readonly publicId: string;
  readonly snapshotId: string;
  readonly deleteToken: string;
  readonly snapshot: PublicSetInput;
  /** All there is, to see that nothing changed. */
  everything(): Promise<unknown>;
}

export async function addVictim(running: RunningServer): Promise<Victim> {
  const player = await addPlayer(running);
  const roster = new RemoteRoster(new SignedClient(player.server, 'wrath'));
  const character = await roster.createCharacter({
    name: 'Jaina',
    realm: null,
    gender: 1,
    race: 'human',
    level: 80,
    gameClass: 'mage',
    variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
    connectedSets: [],
  });
  const pointId = `point-${player.userId}`;
  const stats = [{ name: 'spellPower', value: 1 }] as const;
  const set = await roster.createSet({
    characterId: character.id,
    name: 'Raid',
    spec: 'frost',
    phase: 1,
    points: [{ type: 'custom', pointId, name: 'Mine', stats }],
  });
  const other = await roster.createSet({
    characterId: character.id,
    name: 'Duel',
    spec: 'frost',
    phase: 1,
    points: [{ type: 'custom', pointId, name: 'Mine', stats }],
  });
  const binned = await roster.createSet({
    characterId: character.id,
    name: 'Thrown away',
    spec: 'frost',
    phase: 1,
    points: [{ type: 'custom', pointId, name: 'Mine', stats }],
  });
  await roster.deleteSet(binned.id);
  const named = await roster.takeSnapshot(set.id, { name: 'Mine' });
  const snapshot = { set: sharedParts(set), character };
  const { publicId } = await roster.shareSet(set.id);
  const { publicId: snapshotId, deleteToken } = await roster.createPublicSet(snapshot);
  return {
    ...player,
    credentials: await credentialsOf(player),
    characterId: character.id,
    setId: set.id,
    otherSetId: other.id,
    binnedSetId: binned.id,
    namedSnapshotId: named.id,
    pointId,
    publicId,
    snapshotId,
    deleteToken: deleteToken!,
    snapshot,
    everything: async () => ({
      mine: await everythingOf(roster),
      shared: await roster.getPublicSet(publicId),
      snapshot: await roster.getPublicSet(snapshotId),
    }),
  };
}

export function credentialsOf({ server }: Visitor): Promise<SigningCredentials> {
  return readAuthAnswer(server, 'credentials', {});
}

function sharedParts(set: StoredSet): PublicSetInput['set'] {
  const { id: _id, characterId: _of, publicId: _public, version: _version, ...rest } = set;
  const { pinned: _pinned, ...shared } = rest;
  return shared;
}
