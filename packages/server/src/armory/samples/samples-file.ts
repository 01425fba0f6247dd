import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { LiveSet } from '../armory.ts';

export const SAMPLES = resolve(import.meta.dirname, '../../../samples');

export function samplesFile(edition: EditionKey): string {
  return join(SAMPLES, `${edition}.json`);
}

export function readSamples(edition: EditionKey): readonly LiveSet[] {
  return JSON.parse(readFileSync(samplesFile(edition), 'utf8')) as readonly LiveSet[];
}
