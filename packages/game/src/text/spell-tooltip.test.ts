import { expect, test } from 'vitest';
import type { Dataset, DatasetTexts } from '../dataset/dataset.ts';
import type { Buff, Spell } from '../dataset/tables.ts';
import { EDITIONS } from '../edition/editions.ts';
import { spellTooltip } from './spell-tooltip.ts';

const hawk: Partial<Spell> = { id: 5, name: 'Aspect of the Hawk', rank: 7, level: 60 };
const ranks = [
  {
    spellId: 5,
    rank: 7,
    level: 60,
    effects: [{ type: 'flat', stat: 'rangedAttackPower', value: 120 }],
  },
];
const dataset = {
  spell: (id: number) => (id === 5 ? hawk : null),
  buffs: [{ ranks, alsoSpellIds: [] } as Partial<Buff>],
  runes: [],
  glyphs: [],
} as Partial<Dataset> as Dataset;
const game = { edition: EDITIONS.classic, dataset, texts: null };
const wearer = { race: 'orc', gameClass: 'hunter', level: 58, faction: 'horde' } as const;

test('I2: a buff without a sentence tells what it does to the sheet', () => {
  expect(spellTooltip(5, game, { wearer })).toEqual([
    { kind: 'name', text: 'Aspect of the Hawk', quality: 1 },
    { kind: 'text', text: 'Rank 7', tone: 'dim' },
    { kind: 'text', text: 'Requires Level 60', tone: 'unmet' },
    { kind: 'text', text: '+120 Ranged Attack Power', tone: 'gold' },
  ]);
});

test('I2: a spell with texts tells cost, range, cast and cooldown before its sentence', () => {
  const own = {
    spellId: 5,
    description: 'The hunter shoots better.',
    cost: '50 Mana',
    range: null,
    castTime: 'Instant',
    cooldown: '6 sec cooldown',
    requires: null,
  };
  const texts = { talentRank: () => own } as Partial<DatasetTexts> as DatasetTexts;
  expect(spellTooltip(5, { ...game, texts })?.slice(2)).toEqual([
    { kind: 'text', text: '50 Mana', tone: 'plain' },
    { kind: 'text', text: 'Instant', tone: 'plain', right: '6 sec cooldown' },
    { kind: 'text', text: 'Requires Level 60', tone: 'plain' },
    { kind: 'text', text: 'The hunter shoots better.', tone: 'gold' },
  ]);
});

test('a spell the edition does not know has no tooltip', () => {
  expect(spellTooltip(6, game)).toBeNull();
});
