import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseSource } from './open-database.ts';

/** The embedded database of a data folder. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'gearwright.sqlite');
}

export function databaseSource({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): DatabaseSource {
  return databaseUrl === null
    ? { kind: 'sqlite', file: databaseFile(dataFolder) }
    : { kind: 'postgres', url: databaseUrl };
}
