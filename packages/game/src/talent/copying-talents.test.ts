import { expect, test } from 'vitest';
import { classic } from '../edition/classic.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { engraving } from '../rune/engraving.ts';
import { fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { runes } from '../../test/rules/fixture-things.ts';
import { FEET, FINGER_1, HEAD } from '../slot/slots.ts';
import { copyingTalents } from './copying-talents.ts';

const build = { talents: '0A', glyphs: [8001], runes: { [HEAD]: runes.head } };

test('K3: copying to a set takes the glyphs along in Wrath', () => {
  const set = fixtureSet({ glyphs: [null, 8002, null, null, null, null] });
  const copied = copyingTalents(build, wrath)(set);
  expect(copied).toMatchObject({ talents: '0A', glyphs: [8001, null, null, null, null, null] });
  expect(copied.gear[HEAD].rune).toBeNull();
});

test('K3: and the runes of the panel in Season of Discovery', () => {
  const set = [engraving(FEET, runes.feet), engraving(FINGER_1, runes.ring)].reduce(
    (before, edit) => edit(before),
    fixtureSet(),
  );
  const { gear, glyphs } = copyingTalents(build, seasonOfDiscovery)(set);
  expect([gear[HEAD].rune, gear[FEET].rune, gear[FINGER_1].rune]).toEqual([
    runes.head,
    null,
    runes.ring,
  ]);
  expect(glyphs).toEqual(set.glyphs);
});

test('elsewhere the talents alone', () => {
  expect(copyingTalents(build, classic)(fixtureSet())).toEqual(fixtureSet({ talents: '0A' }));
});
