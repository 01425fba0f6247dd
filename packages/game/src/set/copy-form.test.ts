import { expect, test } from 'vitest';
import { whyNotCopySet, type CopySetForm } from './copy-form.ts';

const filled: CopySetForm = {
  addTo: 'existing',
  characterId: 'c1',
  characterName: '',
  setName: 'Raid Copy',
};

test.each<[Partial<CopySetForm>, readonly string[]]>([
  [{}, []],
  [{ addTo: null, characterId: null }, ['Add To is required']],
  [{ characterId: null }, ['Character is required']],
  [{ addTo: 'new', characterId: null }, ['Character Name is required']],
  [{ addTo: 'new', characterId: null, characterName: 'Ragnar' }, []],
  [{ setName: ' ' }, ['Set Name is required']],
  [
    { addTo: 'new', characterName: ' ', setName: '' },
    ['Character Name is required', 'Set Name is required'],
  ],
])('S3: copying a set with %o is told %j', (change, told) => {
  expect(whyNotCopySet({ ...filled, ...change }).map(({ message }) => message)).toEqual(told);
});
