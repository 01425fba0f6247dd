import { PlannerError } from '@gearwright/game/messages.ts';
import { checkClientKey } from '../client-key.ts';
import { refuseBeyond } from '../limits.ts';
import { newId } from '../new-id.ts';
import type { CreateOptions, PublicLink, PublicSetInput } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { snapshotFrom, type Snapshot } from '../rules/public-set.ts';

interface SharedSnapshot extends Snapshot {
  readonly sharer: string;
  readonly clientKey: string | null;
  readonly deleteToken: string;
}

interface LiveLink {
  readonly show: () => Snapshot | null;
  readonly owner: string;
  readonly count: () => void;
}

/** What anyone with the link can see, whoever shared it. */
export class MemoryLinks {
  readonly #snapshots = new Map<string, SharedSnapshot>();
  /** Public id → whoever can show the set as it is now. */
  readonly #live = new Map<string, LiveLink>();

  share(publicId: string, show: LiveLink['show'], owner: string, count: () => void): void {
    this.#live.set(publicId, { show, owner, count });
  }

  /** By somebody else than its owner, and where there is something to see. */
  open(publicId: string, by: string): void {
    const link = this.#live.get(publicId);
    if (link && link.owner !== by && link.show()) link.count();
  }

  create(
    game: RosterGame,
    sharer: string,
    input: PublicSetInput,
    options: CreateOptions,
  ): PublicLink {
    const clientKey = checkClientKey(options.clientKey);
    const mine = [...this.#snapshots].filter(([, each]) => each.sharer === sharer);
    const made = mine.find(([, each]) => clientKey !== null && each.clientKey === clientKey);
    const deleteToken = newId();
    if (made) {
      const [publicId, snapshot] = made;
      this.#snapshots.set(publicId, { ...snapshot, deleteToken });
      return { publicId, deleteToken };
    }
    refuseBeyond('shared sets', mine.length + 1);
    const snapshot = snapshotFrom(input, game, options);
    const publicId = newId();
    this.#snapshots.set(publicId, { ...snapshot, sharer, clientKey, deleteToken });
    return { publicId, deleteToken };
  }

  delete(publicId: string, deleteToken: string): void {
    if (this.#snapshots.get(publicId)?.deleteToken !== deleteToken) {
      throw new PlannerError('publicSetNotFound');
    }
    this.#snapshots.delete(publicId);
  }

  find(publicId: string): Snapshot {
    const shown = this.#snapshots.get(publicId) ?? this.#live.get(publicId)?.show();
    if (!shown) throw new PlannerError('publicSetNotFound');
    return shown;
  }
}
