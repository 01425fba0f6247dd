import type { Roster } from '@gearwright/roster/roster.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Armory } from '../armory/armory.ts';
import type { Prices } from '../prices/prices.ts';
import type { JsonStream } from './run/json-stream.ts';
import type { Identity, UserIdentity, WriteGuard } from '../signing/identity.ts';

/** The part of a roster that guests have too. */
export type PublicSets = Pick<
  Roster,
  'createPublicSet' | 'deletePublicSet' | 'getPublicSet' | 'countOpening'
>;

/** What the calls of one edition are answered from. */
export interface GraphServices {
  readonly catalog: Catalog;
  readonly armory: Armory;
  readonly prices: Prices;
  guard(identity: Identity): WriteGuard;
  roster(user: UserIdentity, guard: WriteGuard): Roster;
  publicSets(identity: Identity, guard: WriteGuard): PublicSets;
  forgotUsername(identity: Identity, email: string, guard: WriteGuard): Promise<void>;
  recordPageView(route: string, guard: WriteGuard): Promise<void>;
  exportMyData(user: UserIdentity): Promise<AsyncIterable<string>>;
  deleteMyAccount(user: UserIdentity, password: string, guard: WriteGuard): Promise<void>;
}

/** What every resolver of one request receives. */
export interface GraphContext {
  readonly identity: Identity;
  readonly services: GraphServices;
  readonly catalog: Catalog;
  /** One a request, whatever it writes. */
  readonly guard: WriteGuard;
  /** What calls of this request have answered, by the name they were asked under. */
  given?: ReadonlyMap<string, unknown>;
  /** A part of the answer that is written as it is sent. */
  stream?: JsonStream;
}

export function graphContext(services: GraphServices, identity: Identity): GraphContext {
  return new RequestContext(services, identity);
}

class RequestContext implements GraphContext {
  readonly identity: Identity;
  readonly services: GraphServices;
  given?: ReadonlyMap<string, unknown>;
  stream?: JsonStream;
  #guard: WriteGuard | null = null;

  constructor(services: GraphServices, identity: Identity) {
    this.services = services;
    this.identity = identity;
  }

  get catalog(): Catalog {
    return this.services.catalog;
  }

  get guard(): WriteGuard {
    return (this.#guard ??= this.services.guard(this.identity));
  }
}
