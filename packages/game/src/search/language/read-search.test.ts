import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../../edition/burning-crusade.ts';
import { classic } from '../../edition/classic.ts';
import { wrath } from '../../edition/wrath.ts';
import { SLOT_WORDS, TRAITS, WEAPON_WORDS } from './field-words.ts';
import { readSearch } from './read-search.ts';
import { understoodWords } from './understood.ts';

const said = (search: string, edition = burningCrusade) => {
  const asked = readSearch(search, edition);
  return { words: understoodWords(asked), problems: asked.problems };
};

describe('Y9: how a search is understood', () => {
  test.each([
    ['thunderfury', 'named or from “thunderfury”'],
    ['  band   of  eternity ', 'named or from “band of eternity”'],
    ['prince malchezaar', 'named or from “prince malchezaar”'],
    ["kel'thuzad", "named or from “kel'thuzad”"],
    ['slot:ring', 'Ring'],
    ['slot=ring', 'Ring'],
    ['SLOT:Ring', 'Ring'],
    ['slot:"ring"', 'Ring'],
    ['-slot:ring', 'not Ring'],
    ['hit>10', 'Hit Rating above 10'],
    ['hit > 10', 'Hit Rating above 10'],
    ['hit>=10', 'Hit Rating at least 10'],
    ['hit<10', 'Hit Rating below 10'],
    ['hit<=10', 'Hit Rating at most 10'],
    ['hit=10', 'Hit Rating 10'],
    ['hit:10', 'Hit Rating 10'],
    ['hit:10-20', 'Hit Rating 10 to 20'],
    ['hit:20-10', 'Hit Rating 10 to 20'],
    ['hit:10+', 'Hit Rating at least 10'],
    ['spell power > 20', 'Spell Power above 20'],
    ['"spell power">20', 'Spell Power above 20'],
    ['spellpower>20', 'Spell Power above 20'],
    ['ilvl:100-140', 'item level 100 to 140'],
    ['ilvl>=115', 'item level at least 115'],
    ['itemlevel<70', 'item level below 70'],
    ['level:60', 'required level 60'],
    ['phase<=2', 'phase at most 2'],
    ['rating<1900', 'arena rating below 1900'],
    ['reach<=40', 'within reach at level at most 40'],
    ['from:karazhan', 'from “karazhan”'],
    ['from:"black temple"', 'from “black temple”'],
    ['boss:illidan', 'dropped by “illidan”'],
    ['zone:naxxramas', 'found in “naxxramas”'],
    ['quest:onyxia', 'of the quest “onyxia”'],
    ['cost:badge', 'paid with “badge”'],
    ['currency:honor', 'paid with “honor”'],
    ['set:tempest', 'of the set “tempest”'],
    ['effect:"chance on hit"', 'effect says “chance on hit”'],
    ['"spell power"', '“spell power”'],
    ['-"of the monkey"', 'not “of the monkey”'],
    ['-sword', 'not “sword”'],
    ['quality:epic', 'Epic'],
    ['quality:purple', 'Epic'],
    ['class:mage', 'for a mage'],
    ['class:death-knight', 'for a deathknight'],
    ['type:plate', 'Plate'],
    ['armor:plate', 'Plate'],
    ['armor>500', 'Armor above 500'],
    ['type:2h', 'Two-hander'],
    ['type:staff', 'Staff'],
    ['is:unique', 'unique'],
    ['-is:owned', 'not owned'],
    ['has:socketed', 'with sockets'],
    [
      'slot:ring hit>10 ilvl:100-140 from:karazhan phase<=2 is:unique -is:owned "spell power"',
      'Ring · Hit Rating above 10 · item level 100 to 140 · from “karazhan” · phase at most 2 · unique · not owned · “spell power”',
    ],
    ['ring of hit > 10', 'Hit Rating above 10 · named or from “ring of”'],
    ['phase: 2', 'phase 2'],
    ['"unclosed phrase', '“unclosed phrase”'],
    ['- 10', 'named or from “- 10”'],
  ])('%s → %s', (search, words) => {
    expect(said(search)).toEqual({ words, problems: [] });
  });

  test.each(Object.entries(SLOT_WORDS))('slot:%s', (word, { words }) => {
    expect(said(`slot:${word}`)).toEqual({ words, problems: [] });
  });

  test.each(Object.entries(WEAPON_WORDS))('type:%s', (word, { words }) => {
    expect(said(`type:${word}`)).toEqual({ words, problems: [] });
  });

  test.each(TRAITS)('is:%s', (trait) => {
    expect(readSearch(`is:${trait}`, wrath).terms).toEqual([{ kind: 'is', not: false, trait }]);
  });

  test('a stat is the one the edition has', () => {
    expect(said('hit>1', classic).words).toBe('Hit % above 1');
    expect(said('expertise>5', wrath).words).toBe('Expertise Rating above 5');
  });

  test.each([
    ['hit>many', '"many" is no amount of hit.'],
    ['ilvl:high', '"high" is no number for ilvl.'],
    ['slot:elbow', 'slot knows no "elbow".'],
    ['is:shiny', 'is knows no "shiny".'],
    ['from:', 'from asks for nothing.'],
  ])('%s says what is wrong', (search, problem) => {
    expect(said(search)).toEqual({ words: '', problems: [problem] });
  });

  test('an unknown field names the known ones', () => {
    expect(said('colour:red').problems[0]).toMatch(/^"colour" is nothing to ask for\. Try slot, /);
  });
});

test('Y9: no text breaks the reader, and what it reads is bounded', () => {
  const piece = fc.oneof(
    fc.constantFrom('hit', 'slot', ':', '>', '<=', '"', '-', ' ', '10', '10-', 'is:', 'from:'),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { words, terms, problems } = readSearch(pieces.join(''), wrath);
      expect(words.length + terms.length + problems.length).toBeLessThanOrEqual(400);
    }),
    { numRuns: process.env['PROVE'] ? 20_000 : 1_000 },
  );
});
