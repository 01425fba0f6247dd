import { mkdirSync, writeFileSync } from 'node:fs';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { makeSamples } from './make-samples.ts';
import { SAMPLES, samplesFile } from './samples-file.ts';

/** Writes the sample characters anew from the compiled data. */
mkdirSync(SAMPLES, { recursive: true });
for (const key of EDITION_KEYS) {
  const samples = makeSamples({ edition: EDITIONS[key], dataset: loadDataset(key) });
  const rows = samples.map((sample) => JSON.stringify(sample)).join(',\n');
  writeFileSync(samplesFile(key), `[\n${rows}\n]\n`);
  console.log(`${key}: ${samples.length} sample characters`);
}
