import type { Dataset } from '../dataset/dataset.ts';
import type { Realm } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import { presetFor, presetPoint } from '../point/preset-for.ts';
import type { ConnectedSet } from './character.ts';
import type { GameClass } from '../words/classes-and-races.ts';

/** A live character, as far as a link to it needs to know. */
export interface LiveFacts {
  readonly name: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly level: number;
}

/** region-realm-name, lower case. */
export function connectedSetIdOf({ region, slug }: Realm, name: string): string {
  return `${region}-${slug}-${name.toLowerCase()}`;
}

/** Told from a set's own id by how it begins. */
export function isConnectedSetId(id: string): boolean {
  return /^(eu|us)-./.test(id);
}

/** The link to a live character, with the preset point of its class and spec. */
export function connectedSetFor(
  realm: Realm,
  { name, gameClass, spec, level }: LiveFacts,
  { edition, dataset }: { readonly edition: Edition; readonly dataset: Dataset },
): ConnectedSet {
  const phase = edition.defaultPhase;
  const preset = presetFor(dataset, edition, { gameClass, spec, level, phase });
  return {
    id: connectedSetIdOf(realm, name),
    region: realm.region,
    realm: realm.slug,
    name,
    points: preset ? [presetPoint(preset)] : [],
  };
}
