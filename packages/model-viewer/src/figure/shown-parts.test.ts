import { expect, test } from 'vitest';
import type { ModelFile, PartFile } from '../assets/model-file.ts';
import { shownParts } from './shown-parts.ts';

const part = (name: string, group: string, more: Partial<PartFile> = {}): PartFile => ({
  ...{ name, group },
  ...more,
});
const body = {
  parts: [
    part('torso', 'body', { hiddenBy: ['torso'] }),
    part('breeches', 'underwear', { hiddenBy: ['pelvis'] }),
    part('face 0', 'face', { option: 0 }),
    part('face 1', 'face', { option: 1 }),
    part('hair', 'hair', { option: 2, hiddenBy: ['hair'] }),
    part('hairTop', 'hair', { option: 2, hiddenBy: ['hair', 'hairTop'] }),
    part('beard', 'facialHair', { option: 3 }),
  ],
} as unknown as ModelFile;
const looks = { face: 1, hairStyle: 2, facialHair: 3 };

test.each([
  {
    under: 'nothing',
    worn: [],
    shows: ['torso', 'breeches', 'face 1', 'hair', 'hairTop', 'beard'],
  },
  {
    under: 'a shirt',
    worn: [{ covers: ['torso'] }],
    shows: ['breeches', 'face 1', 'hair', 'hairTop', 'beard'],
  },
  {
    under: 'an open helm',
    worn: [{ hides: ['hairTop'] }],
    shows: ['torso', 'breeches', 'face 1', 'hair', 'beard'],
  },
  {
    under: 'a hood',
    worn: [{ hides: ['hair', 'facialHair'] }],
    shows: ['torso', 'breeches', 'face 1'],
  },
  {
    under: 'a long shirt',
    worn: [{ tucks: ['pelvis'] }],
    shows: ['torso', 'face 1', 'hair', 'hairTop', 'beard'],
  },
])('under $under a body shows $shows', ({ worn, shows }) => {
  expect(shownParts(body, looks, worn).map(({ name }) => name)).toEqual(shows);
});
