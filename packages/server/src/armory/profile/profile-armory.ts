import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Clock } from '../../publisher/clock.ts';
import { PublisherError, type Publisher } from '../../publisher/publisher.ts';
import type { Database } from '../../storage/open-database.ts';
import type { Armory, LiveSet } from '../armory.ts';
import { addressOf, type CharacterAddress } from '../character-address.ts';
import { namespacesOf } from '../namespaces.ts';
import { KeptAnswers } from './kept-answers.ts';
import { liveSetOfProfile, refuseLaterExpansion } from './live-set-of-profile.ts';
import { profileEquipment, profileSpecializations, profileSummary } from './schema.ts';

export interface ProfileArmoryParts {
  readonly publisher: Publisher;
  readonly database: Database;
  readonly clock: Clock;
  readonly edition: Edition;
  readonly dataset: () => Dataset;
  /** Why the publisher could not be used, for whoever runs the server. */
  readonly report: (reason: string) => void;
}

/** Live characters from the publisher's profile API. */
export function profileArmory(parts: ProfileArmoryParts): Armory {
  const { publisher, database, clock, edition, dataset, report } = parts;
  const answers = new KeptAnswers(publisher, database, clock);
  const underWay = new Map<string, Promise<LiveSet>>();

  async function lookUp({ realm: { region, slug, group }, name }: CharacterAddress) {
    const path = `/profile/wow/character/${slug}/${encodeURIComponent(name)}`;
    for (const each of namespacesOf(group)) {
      const question = { region, path, namespace: `profile-${each}` };
      const summary = await answers.get(question, profileSummary);
      if (!summary) continue;
      refuseLaterExpansion(summary, edition);
      const part = (name: string) => ({ ...question, path: `${path}/${name}` });
      const [equipment, specializations] = await Promise.all([
        answers.get(part('equipment'), profileEquipment),
        answers.get(part('specializations'), profileSpecializations, { optional: true }),
      ]);
      return liveSetOfProfile(
        {
          summary,
          equipment: equipment ?? { equipped_items: [] },
          specializations: specializations ?? { specialization_groups: [] },
        },
        { edition, dataset: dataset() },
      );
    }
    throw new PlannerError('liveCharacterNotFound');
  }

  return {
    async character(region, realm, name) {
      const address = addressOf(region, realm, name, dataset().realms);
      if (!address) throw new PlannerError('liveCharacterNotFound');
      const key = `${region}/${realm}/${address.name}`;
      let asked = underWay.get(key);
      if (!asked) {
        asked = lookUp(address).finally(() => underWay.delete(key));
        underWay.set(key, asked);
      }
      try {
        return await asked;
      } catch (error) {
        if (!(error instanceof PublisherError)) throw error;
        report(error.message);
        throw new PlannerError(error.failure === 'busy' ? 'armoryBusy' : 'armoryUnreachable');
      }
    },
  };
}
