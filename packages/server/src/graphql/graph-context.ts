import type { Roster } from '@gearwright/roster/roster.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Armory } from '../armory/armory.ts';
import type { Prices } from '../prices/prices.ts';
import type { Identity } from '../signing/identity.ts';

/** What the calls need besides who asks: the edition's data and the outside things. */
export interface GraphServices {
  readonly catalog: Catalog;
  readonly armory: Armory;
  readonly prices: Prices;
  /** What the asker owns in this edition; a guest owns nothing but may share. */
  roster(identity: Identity): Roster;
  forgotUsername(email: string, identity: Identity): Promise<void>;
  recordPageView(route: string): Promise<void>;
  exportMyData(identity: Identity): Promise<unknown>;
  deleteMyAccount(identity: Identity, password: string): Promise<void>;
}

/** What every resolver of one request receives. */
export interface GraphContext {
  readonly identity: Identity;
  readonly services: GraphServices;
  readonly catalog: Catalog;
  /** Made when first asked for, once a request. */
  readonly roster: Roster;
}

export function graphContext(services: GraphServices, identity: Identity): GraphContext {
  let roster: Roster | null = null;
  return {
    identity,
    services,
    catalog: services.catalog,
    get roster() {
      return (roster ??= services.roster(identity));
    },
  };
}
