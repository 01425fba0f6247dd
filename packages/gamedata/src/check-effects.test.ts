import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { expect, test } from 'vitest';
import { checkEffects, reviewedNames, uncounted } from './check-effects.ts';
import { compileEdition } from './compile-edition.ts';
import { SOURCES } from './editions/all-sources.ts';
import { namesSheetStat } from './names-sheet-stat.ts';
import { FactsFolder, projectFacts } from './steps/tables/facts-folder.ts';

class NothingReviewed extends FactsFolder {
  override json(path: string): unknown {
    return path === 'effect/reviewed-texts.json' ? [] : super.json(path);
  }
}

test.each([
  ['Increases your Stamina by 10%.', true],
  ['Allows 15% of your mana regeneration to continue while casting.', true],
  ['Reduces the mana cost of your Frostbolt by 15%.', false],
  ['Your Frostbolt has a chance to freeze the target.', false],
])('"%s" names a stat of the sheet: %s', (text, names) => {
  expect(namesSheetStat(text)).toBe(names);
});

test('a text that names a stat and has no effect row stops the compile, unless somebody looked at it', () => {
  const compiled = compileEdition(SOURCES.classic);
  expect(() => checkEffects(compiled, projectFacts())).not.toThrow();
  expect(() => checkEffects(compiled, new NothingReviewed(''))).toThrow(
    /names a stat of the sheet/,
  );
});

test('nothing stands in the reviewed table that no edition needs there', () => {
  const needed = new Set(
    EDITION_KEYS.flatMap((edition) =>
      [...uncounted(compileEdition(SOURCES[edition]))].map(({ kind, name }) => `${kind} ${name}`),
    ),
  );
  const stale = [...reviewedNames(projectFacts())].filter((name) => !needed.has(name));
  expect(stale).toEqual([]);
}, 120_000);
