import type { ColumnType } from 'kysely';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { AccountTables } from './tables/account-tables.ts';
import type { Json } from './types.ts';

/** Milliseconds since 1970. */
type Time = number;

/** Every row belongs to a user and goes with them, or is a guest's public set. */
interface Owned {
  readonly user_id: string;
  readonly edition: EditionKey;
}

export interface CharacterRow extends Owned {
  readonly id: string;
  /** Unique per owner: creating again creates nothing (acceptance D18). */
  readonly client_key: string | null;
  /** Counts its changes, so that what was worked out for it is known to be current. */
  readonly version: number;
  readonly body: Json;
  readonly created_at: Time;
  readonly updated_at: Time;
}

export interface GearSetRow extends Owned {
  readonly id: string;
  readonly character_id: string;
  readonly client_key: string | null;
  readonly public_id: string | null;
  readonly version: number;
  /** What lists show of it, so that they need not read all sets. */
  readonly summary: Json;
  readonly body: Json;
  readonly created_at: Time;
  readonly updated_at: Time;
}

/** A custom point; it lives as long as something refers to it. */
export interface PointRow extends Owned {
  readonly id: string;
  readonly body: Json;
  readonly updated_at: Time;
}

export interface SetPointRow extends Owned {
  readonly set_id: string;
  readonly point_id: string;
}

export interface ConnectedPointRow extends Owned {
  readonly character_id: string;
  readonly connected_set_id: string;
  readonly point_id: string;
}

/** What a character has in bags, bank and on. */
export interface InventoryRow extends Owned {
  readonly character_id: string;
  readonly body: Json;
  readonly updated_at: Time;
}

/** A deleted character or set, with all that hangs on it. */
export interface BinRow extends Owned {
  readonly id: string;
  /** Of a set: whose it was; of a character its own. */
  readonly character_id: string;
  readonly summary: Json;
  readonly body: Json;
  readonly deleted_at: Time;
}

/** What versions and snapshots of a set hang on; it outlives the set as long as that is in the bin. */
export interface SetHistoryRow extends Owned {
  readonly set_id: string;
  readonly bin_id: string | null;
  /** Of the edits that made the set what it is: what made them, and since when. */
  readonly source: string;
  readonly began_at: Time;
}

/** A state that a set was in. */
export interface SetVersionRow {
  readonly set_id: string;
  readonly version: number;
  readonly source: string;
  readonly saved_at: Time;
  readonly body: Json;
}

export interface SetSnapshotRow {
  readonly id: string;
  readonly set_id: string;
  readonly name: string;
  readonly taken_at: Time;
  readonly body: Json;
}

/** What became of the link of a set. */
export interface SetLinkRow extends Owned {
  readonly set_id: string;
  /** Null while it is on. */
  readonly off_at: Time | null;
  /** When the state it is frozen to was changed last; null where it shows the set as it is. */
  readonly frozen_at: Time | null;
  /** As a shared set is kept. */
  readonly frozen_body: Json | null;
  readonly opened: number;
}

/** A set shared from data rather than from storage. */
export interface PublicSetRow {
  readonly public_id: string;
  readonly edition: EditionKey;
  /** Null for a guest's. */
  readonly user_id: string | null;
  /** Hash of whoever shared it: a user or a guest. */
  readonly publisher: string;
  /** Hash of whom the limit is counted for: a guest's is the address. */
  readonly counted_by: string;
  readonly client_key: string | null;
  readonly delete_token_hash: string;
  readonly body: Json;
  readonly created_at: Time;
  /** To the day. */
  readonly read_at: Time;
}

export interface NonceRow {
  readonly nonce: string;
  readonly request_id: ColumnType<string | null, string | null | undefined, never>;
  readonly expires_at: Time;
}

export interface UsedCaptchaRow {
  readonly challenge: string;
  readonly expires_at: Time;
}

/** What went wrong lately, by a hash of who tried what. */
export interface AttemptRow {
  readonly id: string;
  readonly name: string;
  readonly tried_at: Time;
}

/** One row a mail sent. */
export interface SentMailRow {
  readonly id: string;
  /** Hash of the address, and what kind of mail it was. */
  readonly address: string;
  readonly kind: string;
  readonly sent_at: Time;
}

/** A count, and nothing of whoever viewed the page. */
export interface PageViewRow {
  /** 2025-11-15 */
  readonly day: string;
  readonly edition: EditionKey;
  /** The pattern of the route, without ids. */
  readonly route: string;
  readonly views: number;
}

export interface PriceRow {
  readonly edition: EditionKey;
  /** region-slug */
  readonly realm: string;
  readonly item_id: number;
  /** Copper. */
  readonly price: number;
}

export interface PriceSnapshotRow {
  readonly edition: EditionKey;
  readonly realm: string;
  readonly taken_at: Time;
}

/** Answers of the live armory, kept as they came. */
export interface LiveCacheRow {
  readonly key: string;
  readonly body: Json | null;
  readonly status: number;
  /** For conditional requests. */
  readonly modified: string | null;
  readonly fetched_at: Time;
  readonly expires_at: Time;
}

/** What one server at a time may do. */
export interface LeaseRow {
  readonly name: string;
  readonly holder: string;
  readonly until: Time;
}

/** What time it was when something was last purged. */
export interface PurgeClockRow {
  readonly name: string;
  readonly seen_at: Time;
  /** Since when the time is so far ahead that it may be wrong. */
  readonly doubted_since: Time | null;
}

export interface ServerRow {
  readonly id: string;
  readonly seen_at: Time;
}

/** Requests of a client within a minute, of all servers together. */
export interface RequestCountRow {
  /** Whole minutes since 1970. */
  readonly minute: number;
  readonly scope: string;
  readonly client: string;
  readonly requests: number;
}

export interface MigrationRow {
  readonly name: string;
  readonly run_at: Time;
}

export interface Tables extends AccountTables {
  readonly migrations: MigrationRow;
  readonly characters: CharacterRow;
  readonly gear_sets: GearSetRow;
  readonly points: PointRow;
  readonly set_points: SetPointRow;
  readonly connected_points: ConnectedPointRow;
  readonly inventories: InventoryRow;
  readonly bin: BinRow;
  readonly set_histories: SetHistoryRow;
  readonly set_versions: SetVersionRow;
  readonly set_snapshots: SetSnapshotRow;
  readonly set_links: SetLinkRow;
  readonly public_sets: PublicSetRow;
  readonly nonces: NonceRow;
  readonly used_captchas: UsedCaptchaRow;
  readonly sent_mails: SentMailRow;
  readonly attempts: AttemptRow;
  readonly page_views: PageViewRow;
  readonly prices: PriceRow;
  readonly price_snapshots: PriceSnapshotRow;
  readonly live_cache: LiveCacheRow;
  readonly leases: LeaseRow;
  readonly purge_clock: PurgeClockRow;
  readonly servers: ServerRow;
  readonly request_counts: RequestCountRow;
}
