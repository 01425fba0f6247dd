import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import type { Sessions } from './user.ts';

/** What the data layer asks of the server. */
export interface Server extends Sessions {
  /** The same one for the same edition. */
  readonly roster: (edition: EditionKey) => Roster;
}
