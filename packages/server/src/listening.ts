import type { Site } from '@gearwright/game/edition/sites.ts';

export interface Listening {
  readonly sites: readonly ListeningSite[];
  /** Lets nobody in any more, and waits until everybody inside has their answer. */
  close(): Promise<void>;
}

export interface ListeningSite {
  readonly site: Site;
  readonly address: string;
}
