import { z } from 'zod';
import type { Faction } from '@gearwright/game/words/classes-and-races.ts';
import { PublisherError, type Publisher, type Region } from '../../publisher/publisher.ts';

const index = z.object({ connected_realms: z.array(z.object({ href: z.string() })) });
const connectedRealm = z.object({ realms: z.array(z.object({ slug: z.string() })) });
const houses = z.object({
  auctions: z.array(z.object({ id: z.number(), name: z.string().optional() })),
});

/** The numbers seen for the two factions' houses; their names decide where they have them. */
const HOUSE_IDS: Readonly<Record<Faction, number>> = { alliance: 2, horde: 6 };

/** Finds where the auctions of a realm are; realms are few and seldom move, so what was found is remembered. */
export class AuctionHouses {
  readonly #publisher: Publisher;
  readonly #realms = new Map<string, Promise<ReadonlyMap<string, number>>>();

  constructor(publisher: Publisher) {
    this.#publisher = publisher;
  }

  /** Path of the auctions; null when the namespace has no such realm or the realm no such house. */
  async find(
    namespace: string,
    region: Region,
    slug: string,
    faction: Faction,
  ): Promise<string | null> {
    const realmId = (await this.#connectedRealms(namespace, region)).get(slug);
    if (realmId === undefined) return null;
    const path = `/data/wow/connected-realm/${realmId}/auctions`;
    const known = await this.#ask(namespace, region, `${path}/index`, houses);
    const house =
      known?.auctions.find(({ name }) => name?.toLowerCase().includes(faction)) ??
      known?.auctions.find(({ id }) => id === HOUSE_IDS[faction]);
    return house ? `${path}/${house.id}` : null;
  }

  /** After a failure, so that the next attempt asks again. */
  forget(): void {
    this.#realms.clear();
  }

  #connectedRealms(namespace: string, region: Region): Promise<ReadonlyMap<string, number>> {
    const key = `${namespace}-${region}`;
    let known = this.#realms.get(key);
    if (!known) this.#realms.set(key, (known = this.#readRealms(namespace, region)));
    return known;
  }

  async #readRealms(namespace: string, region: Region): Promise<ReadonlyMap<string, number>> {
    const all = await this.#ask(namespace, region, '/data/wow/connected-realm/index', index);
    const bySlug = new Map<string, number>();
    for (const { href } of all?.connected_realms ?? []) {
      const id = Number(/\/connected-realm\/(\d+)/.exec(href)?.[1]);
      if (!Number.isInteger(id)) continue;
      const realm = await this.#ask(
        namespace,
        region,
        `/data/wow/connected-realm/${id}`,
        connectedRealm,
      );
      for (const { slug } of realm?.realms ?? []) bySlug.set(slug, id);
    }
    return bySlug;
  }

  async #ask<Schema extends z.ZodType>(
    namespace: string,
    region: Region,
    path: string,
    schema: Schema,
  ): Promise<z.output<Schema> | null> {
    const answer = await this.#publisher.get({ region, path, namespace: `dynamic-${namespace}` });
    if (answer.status !== 200) return null;
    const parsed = schema.safeParse(answer.body);
    if (!parsed.success) {
      const { path: field, message } = parsed.error.issues[0]!;
      throw new PublisherError('unreachable', `${path}: ${field.join('.')}: ${message}`);
    }
    return parsed.data;
  }
}
