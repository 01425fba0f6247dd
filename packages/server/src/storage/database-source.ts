import { join } from 'node:path';
import type { DatabaseSource } from './open-database.ts';

/** The embedded database of a data folder. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'gearwright.sqlite');
}

/** The part of the configuration that says where data is kept. */
interface StorageSettings {
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  readonly dataFolder: string;
}

export function databaseSource({
  databaseUrl,
  databaseConnections: connections,
  dataFolder,
}: StorageSettings): DatabaseSource {
  return databaseUrl === null
    ? { kind: 'sqlite', file: databaseFile(dataFolder) }
    : { kind: 'postgres', url: databaseUrl, connections };
}
