import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { validateStored } from '@gearwright/game/findings/validate-stored.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import type { LiveSet } from '../armory.ts';
import { makeSamples } from './make-samples.ts';
import { sampleArmory } from './sample-armory.ts';
import { readSamples } from './samples-file.ts';

const codeOf = (failure: unknown) => (failure as { code?: string }).code;

describe.each(EDITION_KEYS)('%s', (key) => {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const samples = readSamples(key);
  const armory = sampleArmory(samples, () => dataset);

  test('D11: there is a sample of every class, labelled as one', () => {
    expect(samples.map(({ gameClass }) => gameClass).toSorted()).toEqual(
      [...edition.classes].toSorted(),
    );
    for (const { sample, character } of samples) {
      expect([sample, character.guild]).toEqual([true, 'Sample Characters']);
    }
  });

  test('D11: samples keep every rule of a new set', () => {
    const faults = samples.flatMap((sample) =>
      validateStored(null, storedFrom(sample), {
        edition,
        dataset,
        wearer: {
          ...sample.character,
          gameClass: sample.gameClass,
          professions: sample.professions,
        },
      }).refusals.map(({ message }) => `${sample.gameClass}: ${message}`),
    );
    expect(faults).toEqual([]);
  });

  test('D11: the script makes a sample of every class from the data as it is now', () => {
    expect(makeSamples({ edition, dataset }).map(({ gameClass }) => gameClass)).toEqual(
      edition.classes,
    );
  });

  test('L1: a sample is found by its name on any realm of the edition, and nowhere else', async () => {
    const { region, slug } = dataset.realms[0]!;
    const found = await armory.character(region, slug, 'WARRIOR');
    expect([found.gameClass, found.character.name]).toEqual(['warrior', 'Warrior']);
    for (const [place, realm, name] of [
      [region, slug, 'nobody'],
      [region, 'no-such-realm', 'warrior'],
      ['kr', slug, 'warrior'],
      [region, slug, '../warrior'],
    ] as const) {
      const failure: unknown = await armory.character(place, realm, name).catch((e: unknown) => e);
      expect(codeOf(failure)).toBe('liveCharacterNotFound');
    }
  });
});

function storedFrom(sample: LiveSet) {
  const { gameClass, spec, itemIds, enchantIds, gemIds, runeIds, glyphIds, talents } = sample;
  const blank = storeSet(
    newGearSet({ id: 'a', characterId: 'b', name: 'Sample', gameClass, spec, phase: 0 }),
  );
  return {
    ...blank,
    ...{ itemIds, enchantIds, gemIds, runeIds, glyphIds, talents },
    defaultFilters: { ...blank.defaultFilters, professions: sample.professions },
  };
}
