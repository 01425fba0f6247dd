import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { Baker } from '@gearwright/art/model/bake/baker.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { SITE_KEYS, type SiteKey } from '@gearwright/game/edition/sites.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { createAccounts, type AccountServices } from './accounts/create-accounts.ts';
import type { Armories } from './armory/armory.ts';
import { createArmories } from './armory/create-armories.ts';
import { openCatalogs, type Catalogs } from './catalog/catalog.ts';
import { ConfigError, type Config } from './config.ts';
import { CatalogThread } from './cost/catalog-thread.ts';
import { WorkBudget } from './cost/work-budget.ts';
import { createGraph, type Graph } from './graphql/create-graph.ts';
import { servedFolders, type ServedFolders } from './folders.ts';
import { ClientLimit } from './limits/client-limit.ts';
import { createLogger } from './log/logger.ts';
import { countDatabase } from './metrics/database-metrics.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { cardRenderer } from './pages/card/render-card.ts';
import { createCardFigures } from './pages/card/card-figures.ts';
import { createSharedPages, type SharedPages } from './pages/shared-pages.ts';
import { createPriceReader, createPrices } from './prices/create-prices.ts';
import type { PricesByEdition } from './prices/prices.ts';
import { publisherClient } from './publisher/publisher-client.ts';
import { GuestLinks } from './roster/guest-links.ts';
import { LoadShedder } from './site/load-shedder.ts';
import { databaseSource } from './storage/database-source.ts';
import { keepToOwner } from './storage/keep-to-owner.ts';
import { openDatabase, type Database } from './storage/open-database.ts';
import { writeProbe } from './storage/probe.ts';
import type { WriteTrouble } from './storage/watch.ts';

/** Everything a request may need, made once from the configuration. */
export interface Context {
  readonly config: Config;
  readonly folders: ServedFolders;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
  /** Accounts, mail, credentials and their verifier. */
  readonly accounts: AccountServices;
  /** The editions' data, each read when first asked for. */
  readonly catalogs: Catalogs;
  readonly armories: Armories;
  readonly prices: PricesByEdition;
  /** Reads auctions that are due, where any are configured. */
  readPrices(): Promise<void>;
  /** Titles and picture cards of what is shared. */
  readonly sharedPages: SharedPages;
  /** Figures and gear, baked when first asked for. */
  readonly models: Baker;
  /** The worker thread that answers searches over all items, which would hold up everybody else. */
  readonly catalogThread: CatalogThread;
  /** How much work was done for each client lately; past its budget a client is refused. */
  readonly work: WorkBudget;
  /** What the GraphQL endpoints of all sites share. */
  readonly graph: Graph;
  /** ISO date of each edition's data. */
  readonly dataDates: Readonly<Record<EditionKey, string>>;
  /** Which build of the app each site serves. */
  readonly builds: Readonly<Record<SiteKey, string>>;
  /** Why nothing can be written at the moment; null when it can. */
  writeTrouble(): Promise<WriteTrouble | null>;
  /** What a client may ask a minute, of all servers together. */
  readonly limits: {
    readonly requests: ClientLimit;
    readonly writes: ClientLimit;
    readonly auth: ClientLimit;
  };
  /** How many servers share the database, as far as is known. */
  servers: number;
  /** Tells when there is too much to do, for all sites. */
  readonly shedder: LoadShedder;
  /** The server is about to stop: `/readyz` says so, and balancers send nobody new. */
  stopping(): boolean;
  announceStop(): void;
  /** Finishes what is under way: mails, then the database. */
  close(): Promise<void>;
}

export async function createContext(
  config: Config,
  folders: ServedFolders = servedFolders(),
): Promise<Context> {
  claimDataFolder(config.dataFolder);
  for (const site of SITE_KEYS) {
    if (!existsSync(join(folders.web[site], 'index.html'))) {
      throw new Error(`The ${site} site is not built: start it with "npm start".`);
    }
  }
  const dataDates = readDataDates(folders);
  const database = await openDatabase(databaseSource(config));
  const log = createLogger(config.logLevel);
  const accounts = createAccounts(config, database, log);
  const outside = {
    config,
    database,
    catalogs: openCatalogs(),
    metrics: createMetrics({ withProcess: config.metricsToken !== null }),
    publisher:
      config.publisher && publisherClient(config.publisher, { servers: () => made.servers }),
    report: (reason: string) => log.warn({ reason }, 'the publisher could not be used'),
  };
  const work = new WorkBudget(config.workPerMinute);
  const parts = {
    database,
    accounts,
    catalogs: outside.catalogs,
    armories: createArmories(outside),
    prices: createPrices(outside),
    guestLinks: new GuestLinks(config.guestLinks),
    work,
    catalogThread: new CatalogThread({ work, log }),
  };
  countDatabase(outside.metrics, database);
  for (const line of database.missing) {
    log.warn({ reason: line }, 'the database is not what its migrations say: this is missing');
  }
  const shedder = new LoadShedder();
  const modelFolder = join(config.dataFolder, 'models');
  const models = new Baker({ root: modelFolder });
  const cardFigures = createCardFigures(modelFolder, log);
  const limits = {
    requests: new ClientLimit(config.requestsPerMinute),
    writes: new ClientLimit(config.writesPerMinute),
    auth: new ClientLimit(config.authRequestsPerMinute),
  };
  let stopping = false;
  const made: Context = {
    config,
    folders,
    log,
    metrics: outside.metrics,
    ...parts,
    readPrices: createPriceReader(outside),
    sharedPages: createSharedPages({
      ...outside,
      cardFigures,
      render: cardRenderer(join(config.dataFolder, 'fonts')),
    }),
    models,
    graph: createGraph(config, parts, limits, (code) => outside.metrics.failedCalls.inc({ code })),
    dataDates,
    builds: readBuilds(folders),
    writeTrouble: writeProbe(database),
    shedder,
    limits,
    servers: 1,
    stopping: () => stopping,
    announceStop: () => (stopping = true),
    async close() {
      await parts.catalogThread.close();
      shedder.close();
      await models.close();
      await cardFigures.close();
      await accounts.close();
      await database.close();
    },
  };
  return made;
}

function claimDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepToOwner(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new ConfigError('DATA_DIR', `${folder} cannot be written.`);
  }
}

/** The page names every part of the app by its content's hash: it is another when any of them is. */
function readBuilds(folders: ServedFolders): Record<SiteKey, string> {
  const buildOf = (site: SiteKey): string =>
    createHash('sha256')
      .update(readFileSync(join(folders.web[site], 'index.html')))
      .digest('hex')
      .slice(0, 12);
  return Object.fromEntries(SITE_KEYS.map((site) => [site, buildOf(site)])) as Record<
    SiteKey,
    string
  >;
}

function readDataDates(folders: ServedFolders): Record<EditionKey, string> {
  const dateOf = (edition: EditionKey): string => {
    const manifest = readFileSync(join(folders.data, edition, 'manifest.json'), 'utf8');
    return (JSON.parse(manifest) as { readonly date: string }).date;
  };
  return Object.fromEntries(EDITION_KEYS.map((edition) => [edition, dateOf(edition)])) as Record<
    EditionKey,
    string
  >;
}
