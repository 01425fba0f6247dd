import { pageRoute } from '@gearwright/api/page-routes.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { lazy } from '@gearwright/game/dataset/lazy.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { AccountServices } from '../accounts/create-accounts.ts';
import type { Armories } from '../armory/armory.ts';
import type { Catalogs } from '../catalog/catalog.ts';
import type { CatalogThread } from '../cost/catalog-thread.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import { exportMyData } from '../mydata/export-my-data.ts';
import type { PricesByEdition } from '../prices/prices.ts';
import type { Database } from '../storage/open-database.ts';
import { recordPageView } from '../page-views/record-page-view.ts';
import { rosterScope } from '../roster/roster-scope.ts';
import type { GuestLinks } from '../roster/guest-links.ts';
import { SqlPublicSets } from '../roster/public-sets.ts';
import { SqlRoster } from '../roster/sql-roster.ts';
import { checkSession } from '../signing/check-session.ts';
import { guardWrites } from '../signing/write-guard.ts';
import type { GraphServices } from './graph-context.ts';

export interface GraphNeeds {
  readonly catalogs: Catalogs;
  readonly database: Database;
  readonly accounts: Pick<AccountServices, 'accounts' | 'verifier'>;
  readonly armories: Armories;
  readonly prices: PricesByEdition;
  readonly guestLinks: GuestLinks;
  readonly work: WorkBudget;
  readonly catalogThread: CatalogThread;
}

/** What the calls of each edition are answered from; an edition is made ready when first asked for. */
export function graphServices(needs: GraphNeeds): (edition: EditionKey) => GraphServices {
  const services = Object.fromEntries(
    EDITION_KEYS.map((edition) => [edition, lazy(() => servicesOf(needs, edition))]),
  ) as Record<EditionKey, () => GraphServices>;
  return (edition) => services[edition]();
}

function servicesOf(needs: GraphNeeds, edition: EditionKey): GraphServices {
  const { database, catalogs, armories, prices, guestLinks } = needs;
  const { accounts } = needs.accounts;
  const catalog = catalogs(edition);
  return {
    catalog,
    armory: armories[edition],
    prices: prices[edition],
    guard: (identity) => guardWrites(identity, database.kind),
    roster: ({ userId, sessionId }, guard) =>
      new SqlRoster({ database, userId, sessionId, game: catalog, guard }),
    publicSets: (identity, guard) =>
      new SqlPublicSets({
        database,
        game: catalog,
        guard,
        guestLinks,
        sharer:
          identity.kind === 'user'
            ? { userId: identity.userId }
            : { userId: null, guestId: identity.guestId, client: identity.client },
      }),
    async forgotUsername({ client }, email, guard) {
      await database.write(guard);
      await accounts.forgotUsername(client, email);
    },
    recordPageView: (route, guard) => recordPageView(database, edition, pageRoute(route), guard),
    async exportMyData({ userId, sessionId }) {
      await checkSession(database.db, sessionId, userId);
      await accounts.countExport(userId);
      return exportMyData(database, userId, (each) =>
        rosterScope({ database, userId, game: catalogs(each) }),
      );
    },
    deleteMyAccount: ({ userId }, password, guard) =>
      accounts.deleteAccount(userId, password, guard),
  };
}
