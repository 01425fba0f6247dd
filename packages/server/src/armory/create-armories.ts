import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Catalogs } from '../catalog/catalog.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { systemClock } from '../publisher/clock.ts';
import type { Publisher } from '../publisher/publisher.ts';
import type { Database } from '../storage/open-database.ts';
import type { Armories, Armory } from './armory.ts';
import { profileArmory } from './profile/profile-armory.ts';
import { sampleArmory } from './samples/sample-armory.ts';
import { readSamples } from './samples/samples-file.ts';

export interface ArmoryParts {
  /** Null: samples. */
  readonly publisher: Publisher | null;
  readonly database: Database;
  readonly catalogs: Catalogs;
  readonly metrics: Metrics;
  readonly report: (reason: string) => void;
}

export function createArmories(parts: ArmoryParts): Armories {
  const { publisher, database, catalogs, metrics, report } = parts;
  const armoryOf = (key: EditionKey): Armory => {
    const dataset = () => catalogs(key).dataset;
    return publisher
      ? profileArmory({
          publisher,
          database,
          clock: systemClock,
          edition: EDITIONS[key],
          dataset,
          report,
        })
      : sampleArmory(readSamples(key), dataset);
  };
  return Object.fromEntries(
    EDITION_KEYS.map((key) => [key, counted(armoryOf(key), key, metrics)]),
  ) as unknown as Armories;
}

function counted(armory: Armory, edition: EditionKey, { liveLookups }: Metrics): Armory {
  return {
    async character(region, realm, name) {
      let outcome = 'found';
      try {
        return await armory.character(region, realm, name);
      } catch (error) {
        outcome = error instanceof PlannerError ? error.code : 'failed';
        throw error;
      } finally {
        liveLookups.inc({ edition, outcome });
      }
    },
  };
}
