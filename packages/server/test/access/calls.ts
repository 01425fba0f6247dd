import * as o from '@gearwright/api/generated/operations.ts';
import type { Operation } from '@gearwright/api/operation.ts';
import { publicSetInputToWire } from '@gearwright/api/wire/public-set.ts';
import type { MessageCode } from '@gearwright/game/messages.ts';
import { PASSWORD } from '../run-server.ts';
import type { Victim } from './victim.ts';

/** A call, and what becomes of it in the wrong hands. */
export interface GuardedCall {
  readonly operation: Operation<unknown, never>;
  /** `mine` is about the things of whoever is signed in: guests are sent to sign in. */
  readonly about: 'everyone' | 'mine';
  /**
   * What another signed-in user gets who names the victim's things: a refusal; `own` is an answer about the
   * asker with nothing of the victim's; `answered` is the same answer for everyone.
   */
  readonly another: MessageCode | 'own' | 'answered';
  /** What the victim would send. */
  variables(victim: Victim): object;
  /** What another would, where they cannot know as much. */
  guessed?(victim: Victim): object;
}

function call<Variables>(
  operation: Operation<unknown, Variables>,
  about: GuardedCall['about'],
  another: GuardedCall['another'],
  variables: (victim: Victim) => Variables,
  guessed?: (victim: Victim) => Variables,
): GuardedCall {
  return { operation, about, another, variables, guessed } as GuardedCall;
}

const MAGE = { gameClass: 'mage', race: 'human', level: 80 } as const;
const VARIATIONS = { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 };
const STATS = [{ name: 'spellPower', value: 2 }];
const NEW_CHARACTER = { name: 'Twin', gender: 1, ...MAGE, variations: VARIATIONS };

/** Every call there is. */
export const GUARDED_CALLS: readonly GuardedCall[] = [
  // What is somebody's, read.
  call(o.listCharacters, 'mine', 'own', () => ({})),
  call(o.getCharacter, 'mine', 'characterNotFound', (v) => ({ id: v.characterId })),
  call(o.getInventory, 'mine', 'characterNotFound', (v) => ({ characterId: v.characterId })),
  call(o.getSet, 'mine', 'setNotFound', (v) => ({ id: v.setId })),
  call(o.getComparisonSets, 'mine', 'setNotFound', (v) => ({ id1: v.setId, id2: v.otherSetId })),
  call(o.listPoints, 'mine', 'own', () => ({})),
  call(o.getLink, 'mine', 'setNotFound', (v) => ({ setId: v.setId })),
  call(o.getHistory, 'mine', 'setNotFound', (v) => ({ setId: v.setId })),
  call(o.listBin, 'mine', 'own', () => ({})),
  call(o.exportMyData, 'mine', 'own', () => ({})),

  // What is somebody's, written.
  call(o.createCharacter, 'mine', 'own', () => ({ input: NEW_CHARACTER })),
  call(o.updateCharacter, 'mine', 'characterNotFound', (v) => ({
    id: v.characterId,
    input: { name: 'Stolen' },
  })),
  call(o.deleteCharacter, 'mine', 'characterNotFound', (v) => ({ id: v.characterId })),
  call(o.createSet, 'mine', 'characterDoesNotExist', (v) => ({
    input: {
      characterId: v.characterId,
      name: 'Planted',
      spec: 'fire',
      phase: 1,
      points: [{ type: 'custom' as const, pointId: 'planted', name: 'Planted', stats: STATS }],
    },
  })),
  call(o.updateSet, 'mine', 'setNotFound', (v) => ({ id: v.setId, input: { name: 'Stolen' } })),
  call(o.deleteSet, 'mine', 'setNotFound', (v) => ({ id: v.setId })),
  call(o.changeLink, 'mine', 'setNotFound', (v) => ({ setId: v.setId, isOn: false })),
  call(o.takeSnapshot, 'mine', 'setNotFound', (v) => ({ setId: v.setId, name: 'Planted' })),
  call(o.deleteSnapshot, 'mine', 'setNotFound', (v) => ({
    setId: v.setId,
    snapshotId: v.namedSnapshotId,
  })),
  call(o.restoreFromBin, 'mine', 'notInBin', (v) => ({ id: v.binnedSetId })),
  call(o.deleteFromBin, 'mine', 'notInBin', (v) => ({ id: v.binnedSetId })),
  call(o.updatePoint, 'mine', 'pointNotFound', (v) => ({
    pointId: v.pointId,
    input: { name: 'Stolen', stats: STATS },
  })),
  call(o.saveInventory, 'mine', 'characterNotFound', (v) => ({
    characterId: v.characterId,
    items: [{ id: '19019', place: 'bags' as const }],
  })),
  call(o.changeLevel, 'mine', 'characterNotFound', (v) => ({ id: v.characterId, level: 70 })),
  call(o.createPointsForLevel, 'mine', 'characterNotFound', (v) => ({
    characterId: v.characterId,
    from: 80,
    to: 70,
  })),
  call(o.generateSetLink, 'mine', 'setNotFound', (v) => ({ id: v.setId })),
  call(o.deleteMyAccount, 'mine', 'wrongPasswordToDelete', () => ({ password: PASSWORD })),

  // What anyone may do, with a link or its token.
  call(o.getPublicSet, 'everyone', 'answered', (v) => ({ publicId: v.publicId })),
  call(o.getPublicComparisonSets, 'everyone', 'answered', (v) => ({
    publicId: v.publicId,
    publicId2: v.snapshotId,
  })),
  call(o.createPublicSet, 'everyone', 'answered', (v) => ({
    input: publicSetInputToWire(v.snapshot),
  })),
  call(
    o.deletePublicSet,
    'everyone',
    'publicSetNotFound',
    (v) => ({ publicId: v.snapshotId, deleteToken: v.deleteToken }),
    (v) => ({ publicId: v.snapshotId, deleteToken: 'guessed' }),
  ),
  call(o.countOpening, 'everyone', 'answered', (v) => ({ publicId: v.publicId })),
  call(o.forgotUsername, 'everyone', 'answered', (v) => ({ email: `${v.userId}@example.com` })),
  call(o.recordPageView, 'everyone', 'answered', () => ({ route: '/items' })),

  // What is the game's.
  call(o.searchItems, 'everyone', 'answered', () => ({ query: { search: 'shadowmourne' } })),
  call(o.getAutofillItems, 'everyone', 'answered', () => ({
    hits: 1,
    query: { gameClass: MAGE.gameClass, statWeights: STATS },
  })),
  call(o.getItems, 'everyone', 'answered', () => ({ ids: ['49623'] })),
  call(o.getItemPrices, 'everyone', 'answered', () => ({ ids: ['49623'], realm: 'eu-firemaw' })),
  call(o.getBaseStats, 'everyone', 'answered', () => MAGE),
  call(o.getTalentData, 'everyone', 'answered', () => ({ gameClass: MAGE.gameClass })),
  call(o.getSpells, 'everyone', 'answered', () => ({ ids: ['116'] })),
  call(o.getSpellLine, 'everyone', 'answered', () => ({ rootSpellId: '1459' })),
  call(o.getBuffOptions, 'everyone', 'answered', () => MAGE),
  call(o.getPointPresets, 'everyone', 'answered', () => ({ gameClass: MAGE.gameClass })),
  call(o.getPointPreset, 'everyone', 'answered', () => ({ id: 'none' })),
  call(o.validateSetInput, 'everyone', 'answered', () => ({
    gameClass: MAGE.gameClass,
    input: {},
  })),
  call(o.getLiveSet, 'everyone', 'answered', () => ({
    region: 'eu' as const,
    realm: 'nowhere',
    name: 'nobody',
  })),
];
