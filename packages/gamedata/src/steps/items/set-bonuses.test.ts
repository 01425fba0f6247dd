import { expect, test } from 'vitest';
import { joinBonuses } from './set-bonuses.ts';

const resilience = { pieces: 2, text: '+100 resilience rating.', stats: { resilienceRating: 100 } };
const power = { pieces: 2, text: 'Increases attack power by 50.', stats: { attackPower: 50 } };
const words = { pieces: 4, text: 'Your Intercept is quicker.', stats: null };

test('one row a sentence when table and tooltip agree', () => {
  const table = [{ pieces: 2, stats: { resilienceRating: 100, attackPower: 50 } }, { pieces: 4 }];
  expect(joinBonuses(table, [resilience, power, words])).toEqual([
    { pieces: 2, stats: { resilienceRating: 100 }, effects: [], text: '+100 resilience rating.' },
    { pieces: 2, stats: { attackPower: 50 }, effects: [], text: 'Increases attack power by 50.' },
    { pieces: 4, stats: null, effects: [], text: 'Your Intercept is quicker.' },
  ]);
});

test('where they differ the table has the figures, the tooltip the words', () => {
  const table = [{ pieces: 2, stats: { resilienceRating: 35, stamina: 5 } }];
  expect(joinBonuses(table, [resilience])).toEqual([
    { pieces: 2, stats: { resilienceRating: 35 }, effects: [], text: '+100 resilience rating.' },
    { pieces: 2, stats: { stamina: 5 }, effects: [], text: null },
  ]);
});

test('a tooltip is believed where the table has words only', () => {
  expect(joinBonuses([{ pieces: 2 }], [power])).toEqual([
    { pieces: 2, stats: { attackPower: 50 }, effects: [], text: 'Increases attack power by 50.' },
  ]);
});

test('an effect goes to the sentence that says no stat', () => {
  const effect = { type: 'convert', stat: 'spellPower', from: 'intellect', value: 0.07 } as const;
  expect(joinBonuses([{ pieces: 4, effects: [effect] }], [words])).toEqual([
    { pieces: 4, stats: null, effects: [effect], text: 'Your Intercept is quicker.' },
  ]);
});

test('a set without a tooltip keeps its figures', () => {
  expect(joinBonuses([{ pieces: 3, stats: { hitPercent: 1 } }], [])).toEqual([
    { pieces: 3, stats: { hitPercent: 1 }, effects: [], text: null },
  ]);
});
