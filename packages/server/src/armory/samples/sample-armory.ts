import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Armory, LiveSet } from '../armory.ts';
import { addressOf } from '../character-address.ts';

/** The embedded default: our own characters, found by their name on every realm of the edition. */
export function sampleArmory(samples: readonly LiveSet[], dataset: () => Dataset): Armory {
  const byName = new Map(samples.map((sample) => [sample.character.name.toLowerCase(), sample]));
  return {
    async character(region, realm, name) {
      const address = addressOf(region, realm, name, dataset().realms);
      const sample = address && byName.get(address.name);
      if (!sample) throw new PlannerError('liveCharacterNotFound');
      return sample;
    },
  };
}
