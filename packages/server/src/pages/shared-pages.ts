import { createHash } from 'node:crypto';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Catalogs } from '../catalog/catalog.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { findPublicSet } from '../roster/find-public-set.ts';
import type { Database } from '../storage/open-database.ts';
import { comparisonCard } from './card/comparison-card.ts';
import { setCard } from './card/set-card.ts';
import { metaOfComparison, metaOfSet, type PageMeta } from './page-meta.ts';
import { sharedFacts } from './facts-of-set.ts';

/** One shared set, or two that are compared. */
export type SharedIds = readonly [string] | readonly [string, string];

export interface SharedPage {
  readonly meta: PageMeta;
  readonly svg: string;
  /** Changes with the drawing: chat programs keep a picture for as long as its address stays. */
  readonly version: string;
}

export interface SharedPages {
  /** Null when there is no such set. */
  find(edition: EditionKey, ids: SharedIds): Promise<SharedPage | null>;
  /** Whether it is drawn already, or being drawn. */
  hasPicture(page: SharedPage): boolean;
  picture(page: SharedPage): Promise<Buffer>;
}

export interface SharedPagesParts {
  readonly database: Database;
  readonly catalogs: Catalogs;
  readonly metrics: Metrics;
  readonly render: (svg: string) => Promise<Buffer>;
}

/** About an eighth of a megabyte each. */
const KEPT_PICTURES = 100;

export function createSharedPages(parts: SharedPagesParts): SharedPages {
  const { database, catalogs, metrics, render } = parts;
  const pictures = new Map<string, Promise<Buffer>>();

  return {
    async find(edition, ids) {
      const game = catalogs(edition);
      try {
        const [left, right] = await Promise.all(
          ids.map(async (id) => sharedFacts(await findPublicSet(database, game, id), game)),
        );
        const meta = right ? metaOfComparison(left!, right) : metaOfSet(left!);
        const svg = right ? comparisonCard(left!, right) : setCard(left!);
        return { meta, svg, version: versionOf(svg) };
      } catch (error) {
        if (error instanceof PlannerError) return null;
        throw error;
      }
    },

    hasPicture: ({ version }) => pictures.has(version),

    async picture({ svg, version }) {
      const kept = pictures.get(version);
      metrics.cards.inc({ outcome: kept ? 'kept' : 'drawn' });
      const picture = kept ?? render(svg);
      // Asked for last, forgotten last.
      pictures.delete(version);
      pictures.set(version, picture);
      if (pictures.size > KEPT_PICTURES) pictures.delete(pictures.keys().next().value!);
      return picture.catch((error: unknown) => {
        pictures.delete(version);
        throw error;
      });
    },
  };
}

function versionOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}
