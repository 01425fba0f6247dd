import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { gzipSync } from 'node:zlib';
import { FACTS, OUT } from '../src/folders.ts';
import { loadDataset, manifestOf } from '../src/load.ts';
import { withSummary } from '../src/report/readme.ts';
import { makeReport, summaryMarkdown } from '../src/report/report.ts';

const report = makeReport(EDITION_KEYS);
const of = (edition: EditionKey) => {
  const index = EDITION_KEYS.indexOf(edition);
  return { ...report.counts[index]!, account: report.accounts[index]! };
};

describe('what the compiled editions hold', () => {
  test.each<[EditionKey, number]>([
    ['classic', 8_500],
    ['tbc', 14_500],
    ['wrath', 23_500],
  ])('%s: at least %i items to wear', (edition, least) => {
    expect(of(edition).equippable).toBeGreaterThanOrEqual(least);
  });

  test('sod: every row of its own table besides the classic ones', () => {
    const file = readFileSync(`${FACTS}/item/added-items.json`, 'utf8');
    const rows = JSON.parse(file) as { id: number; editions: readonly EditionKey[] }[];
    const ids = rows.filter((row) => row.editions.includes('sod')).map((row) => row.id);
    const sod = loadDataset('sod');
    expect(ids.length).toBeGreaterThan(2_800);
    expect(ids.filter((id) => sod.item(String(id)) === null)).toEqual([]);
    expect(of('sod').equippable).toBeGreaterThan(of('classic').equippable);
  });

  test.each(EDITION_KEYS)('%s: 99.5 %% of stat lines understood, uncommon or better', (edition) => {
    const { seen, understood } = of(edition).account.uncommonLines;
    expect(seen).toBeGreaterThan(20_000);
    expect(understood / seen).toBeGreaterThanOrEqual(0.995);
  });

  test.each(EDITION_KEYS)('%s: every talent rank, glyph and rune has a text', (edition) => {
    const { talentRanks, glyphs, runes } = of(edition);
    expect(talentRanks.of).toBeGreaterThan(1_300);
    for (const { of: all, complete } of [talentRanks, glyphs, runes]) expect(complete).toBe(all);
  });

  test.each<[EditionKey, number]>([
    // Levels 1 to the cap for every legal pair of race and class: 40, 52 and 52 pairs; ten death knights from 55.
    ['classic', 40 * 60],
    ['sod', 40 * 60],
    ['tbc', 52 * 70],
    ['wrath', 52 * 80 + 10 * 26],
  ])('%s: base stats for all %i legal races, classes and levels', (edition, all) => {
    expect(of(edition).baseStats).toEqual({ of: all, complete: all });
  });

  test.each(EDITION_KEYS)('%s: small enough for a browser', (edition) => {
    const { core, texts } = manifestOf(edition);
    expect(core.gzip).toBeLessThan(1_000_000);
    expect(core.gzip + texts.gzip).toBeLessThan(2_500_000);
    expect(gzipSync(readFileSync(`${OUT}/${edition}/${core.file}`), { level: 9 }).length).toBe(
      core.gzip,
    );
  });
});

test('the summary in the README is of this build (else: npm run data:report -- --write)', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toBe(withSummary(readme, summaryMarkdown(report)));
});
