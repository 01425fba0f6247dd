import { createHash } from 'node:crypto';
import type { FigureLook } from '@gearwright/game/look/gear-look.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Catalogs } from '../catalog/catalog.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { findPublicSet } from '../roster/find-public-set.ts';
import type { Database } from '../storage/open-database.ts';
import { comparisonCard } from './card/comparison-card.ts';
import type { CardFigures } from './card/card-figures.ts';
import type { RenderCard } from './card/render-card.ts';
import { setCard } from './card/set-card.ts';
import { metaOfComparison, metaOfSet, type PageMeta } from './page-meta.ts';
import { sharedFacts } from './facts-of-set.ts';

/** One shared set, or two that are compared. */
export type SharedIds = readonly [string] | readonly [string, string];

export interface SharedPage {
  readonly meta: PageMeta;
  /** The card with the picture of its figure, if it has one. */
  svg(figure: string | null): string;
  /** Who stands on it. */
  readonly look: FigureLook | null;
  /** Changes with the drawing: chat programs keep a picture for as long as its address stays. */
  readonly version: string;
}

export interface SharedPages {
  /** Null when there is no such set. */
  find(edition: EditionKey, ids: SharedIds): Promise<SharedPage | null>;
  /** Whether it is drawn already, or being drawn. */
  hasPicture(page: SharedPage): boolean;
  picture(page: SharedPage): Promise<CardPicture>;
}

export interface CardPicture {
  readonly png: Buffer;
  /** False when the figure that belongs on it could not be drawn this time. */
  readonly isWhole: boolean;
}

export interface SharedPagesParts {
  readonly database: Database;
  readonly catalogs: Catalogs;
  readonly metrics: Metrics;
  readonly render: RenderCard;
  readonly cardFigures: CardFigures;
}

/** About an eighth of a megabyte each. */
const KEPT_PICTURES = 100;

export function createSharedPages(parts: SharedPagesParts): SharedPages {
  const { database, catalogs, metrics, render, cardFigures } = parts;
  const pictures = new Map<string, Promise<CardPicture>>();

  async function draw({ svg, look }: SharedPage): Promise<CardPicture> {
    let isWhole = true;
    const png = await render(async () => {
      const figure = look && (await cardFigures.draw(look));
      isWhole = look === null || figure !== null;
      return svg(figure);
    });
    return { png, isWhole };
  }

  return {
    async find(edition, ids) {
      const game = catalogs(edition);
      try {
        const [left, right] = await Promise.all(
          ids.map(async (id) => sharedFacts(await findPublicSet(database, game, id), game)),
        );
        const meta = right ? metaOfComparison(left!, right) : metaOfSet(left!);
        const look = right ? null : cardFigures.choose(left!.looks);
        const svg = (figure: string | null): string =>
          right ? comparisonCard(left!, right) : setCard(left!, figure);
        return { meta, svg, look, version: versionOf(svg(null) + JSON.stringify(look)) };
      } catch (error) {
        if (error instanceof PlannerError) return null;
        throw error;
      }
    },

    hasPicture: ({ version }) => pictures.has(version),

    async picture(page) {
      const { version } = page;
      const kept = pictures.get(version);
      metrics.cards.inc({ outcome: kept ? 'kept' : 'drawn' });
      const picture = kept ?? draw(page);
      // Asked for last, forgotten last.
      pictures.delete(version);
      pictures.set(version, picture);
      if (pictures.size > KEPT_PICTURES) pictures.delete(pictures.keys().next().value!);
      try {
        const made = await picture;
        if (!made.isWhole) pictures.delete(version);
        return made;
      } catch (error) {
        pictures.delete(version);
        throw error;
      }
    },
  };
}

function versionOf(drawing: string): string {
  return createHash('sha256').update(drawing).digest('hex').slice(0, 16);
}
