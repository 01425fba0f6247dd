import { expect, test } from 'vitest';
import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import type { SetSummary } from '@gearwright/roster/roster.ts';
import { cardSlots, type CardSlot } from './card-slots.ts';

const set = (name: string, pinned = false): SetSummary => ({
  ...{ id: name, name, pinned, spec: 'arms', phase: 1, version: 1 },
  ...{ itemIds: [], acquired: 0 },
});
const live: ConnectedSet = {
  ...{ id: 'eu-firemaw-nix', region: 'eu', realm: 'firemaw', name: 'Nix', points: [] },
};

const word = (slot: CardSlot): string =>
  slot.kind === 'set' ? slot.set.name : slot.kind === 'connected' ? 'live' : slot.kind;

test.each([
  [0, 0, ['new', 'empty', 'empty', 'empty'], 0],
  [2, 0, ['a', 'b', 'new', 'empty'], 0],
  [4, 0, ['a', 'b', 'c', 'd'], 0],
  [6, 0, ['a', 'b', 'c', 'd'], 2],
  [1, 1, ['a', 'new', 'empty', 'live'], 0],
  [5, 1, ['a', 'b', 'c', 'live'], 2],
  [0, 2, ['new', 'empty', 'empty', 'live'], 1],
])('C1: %i sets and %i connected ones fill the card', (sets, connected, words, more) => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, sets);
  const character = {
    sets: names.map((name) => set(name)),
    connectedSets: Array.from({ length: connected }, () => live),
  };
  const { slots, more: rest } = cardSlots(character);
  expect(slots.map(word)).toEqual(words);
  expect(rest).toBe(more);
});

test('C1: pinned sets come first', () => {
  const character = { sets: [set('a'), set('b', true)], connectedSets: [] };
  expect(cardSlots(character).slots.map(word)).toEqual(['b', 'a', 'new', 'empty']);
});
