import { EDITION_KEYS } from '@gearwright/game/edition/editions.ts';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import type { Armories, Armory } from './armory.ts';
import { sampleArmory } from './samples/sample-armory.ts';
import { readSamples } from './samples/samples-file.ts';

export function createArmories(): Armories {
  const armoryOf = (edition: EditionKey): Armory =>
    sampleArmory(readSamples(edition), () => loadDataset(edition));
  return Object.fromEntries(EDITION_KEYS.map((key) => [key, armoryOf(key)])) as unknown as Armories;
}
