import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** What the operator decides while the site runs: `/site-config.json`. */
export interface SiteSettings {
  /** Addresses of the sites, of those that are known. */
  readonly sites: Partial<Readonly<Record<SiteKey, string>>>;
  /** Invitation to the chat community. */
  readonly chat: string | null;
  /** Where supporters subscribe. */
  readonly patrons: string | null;
  readonly closing: Closing | null;
  /** The site's own examples, where nobody's live characters can be looked up (acceptance D11). */
  readonly samples: Partial<Readonly<Record<EditionKey, readonly SampleCharacter[]>>>;
}

/** Found by its name on every realm. */
export interface SampleCharacter {
  readonly name: string;
  readonly level: number;
  readonly gameClass: GameClass;
}

/** A site that moves to another domain. */
export interface Closing {
  /** ISO date of its last day. */
  readonly on: string;
  /** The new address, where there is one. */
  readonly to: string | null;
}

export const NO_SETTINGS: SiteSettings = {
  sites: {},
  chat: null,
  patrons: null,
  closing: null,
  samples: {},
};
