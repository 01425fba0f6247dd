import { expect, test } from 'vitest';
import { fixtureDataset, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { glyphs, runes } from '../../test/rules/fixture-things.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { engraving } from '../rune/engraving.ts';
import { buildOfSet, talentPath } from './talent-path.ts';

test('K2: the address of a set’s build carries its glyphs', () => {
  const [glyph] = Object.values(glyphs);
  const set = fixtureSet({ talents: '0a', glyphs: [glyph!.spellId, null, null, null, null, null] });
  const place = { edition: wrath, dataset: fixtureDataset(wrath), gameClass: set.gameClass };
  expect(talentPath(buildOfSet(set, wrath), place)).toMatch(/^\/talents\/warrior\/0a\?g=0\w/);
});

test('K2: and in the season its runes', () => {
  const rune = Object.values(runes)[0]!;
  const set = engraving(rune.slotId, rune)(fixtureSet({ talents: '' }));
  const place = {
    edition: seasonOfDiscovery,
    dataset: fixtureDataset(seasonOfDiscovery),
    gameClass: set.gameClass,
  };
  expect(talentPath(buildOfSet(set, seasonOfDiscovery), place)).toMatch(
    /^\/talents\/warrior\?r=\w+$/,
  );
});

test('K2: a build without either is its talents alone', () => {
  const place = { edition: wrath, dataset: fixtureDataset(wrath), gameClass: 'mage' } as const;
  const bare = { talents: '', glyphs: [], runes: {} };
  expect(talentPath(bare, place)).toBe('/talents/mage');
  expect(talentPath(bare, place, true)).toBe('/talents/mage?o=1');
});
