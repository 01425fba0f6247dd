import { describe, expect, test } from 'vitest';
import { CLASSES } from '../words/classes-and-races.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import { EDITION_KEYS } from './edition-keys.ts';
import { EDITIONS } from './editions.ts';

/**
 * What must hold within an edition, whatever its figures are. That they are the game's is shown against its data
 * (`gamedata/test/editions.test.ts`).
 */
describe.each(EDITION_KEYS)('%s', (key) => {
  const edition = EDITIONS[key];

  test('P1: a new character has the level that the default phase allows', () => {
    const { phases, defaultPhase, maxLevel, newCharacterLevel } = edition;
    expect(phases.map(({ phase }) => phase)).toEqual(phases.map((_, index) => index + 1));
    const allowed = phases.find(({ phase }) => phase === defaultPhase)!;
    expect(newCharacterLevel).toBe(allowed.level ?? maxLevel);
    expect(phases.at(-1)!.level ?? maxLevel).toBe(maxLevel);
  });

  test('K3: glyph slots open in the course of levelling, runes have a letter and a name a slot', () => {
    const { glyphs, runes, maxLevel } = edition;
    if (glyphs) {
      expect(glyphs.unlockLevels).toHaveLength(glyphs.major + glyphs.minor);
      expect(Math.max(...glyphs.unlockLevels)).toBe(maxLevel);
    }
    if (runes) {
      const letters = runes.panel.map((slot) => runes.letters[slot]);
      expect(new Set(letters.filter(Boolean)).size).toBe(runes.panel.length);
      expect(runes.panel.every((slot) => runes.labels[slot])).toBe(true);
    }
  });

  test('V2: each source is offered once, and stands for something', () => {
    const { sources } = edition;
    expect(new Set(sources.map((source) => source.key)).size).toBe(sources.length);
    expect(new Set(sources.map((source) => source.label)).size).toBe(sources.length);
    expect(sources.every((source) => source.types.length > 0)).toBe(true);
  });

  test('ratings are counted where, and only where, stats are ratings', () => {
    const counts = edition.ratings !== null;
    expect(edition.statAges.includes('ratings')).toBe(counts);
    const shown = edition.sections.flatMap(({ rows }) => rows).map(({ stat }) => stat);
    expect(shown.some((stat) => stat.endsWith('Rating'))).toBe(counts);
    expect(new Set(edition.classes).size).toBe(edition.classes.length);
    expect(CLASSES).toEqual(expect.arrayContaining([...edition.classes]));
    expect(SLOT_IDS).toEqual(expect.arrayContaining([...edition.enchantable]));
  });
});

test('E2: what an expansion could do, the next one can', () => {
  const { classic, tbc, wrath } = EDITIONS;
  for (const [before, after] of [
    [classic, tbc],
    [tbc, wrath],
  ] as const) {
    expect(after.expansion).toBe(before.expansion + 1);
    expect(after.maxLevel).toBe(before.maxLevel + 10);
    for (const field of ['races', 'classes', 'enchantable', 'professions'] as const) {
      expect(after[field]).toEqual(expect.arrayContaining([...before[field]]));
    }
  }
});
