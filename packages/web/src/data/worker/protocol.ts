import type { Wearer } from '@gearwright/game/character/character.ts';
import type { ArmsGoal } from '@gearwright/game/optimise/arms.ts';
import type { Filled } from '@gearwright/game/optimise/autofill.ts';
import type { Cap } from '@gearwright/game/optimise/exact/cap.ts';
import type { CapPrice, ExactResult } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import type { ExactRequest } from '@gearwright/game/optimise/exact/exact-request.ts';
import type { Progress } from '@gearwright/game/optimise/exact/solve.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import type { ItemQuery } from '@gearwright/game/search/query.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Which game a task is about, and where its pack is. */
export interface TaskGame {
  readonly edition: EditionKey;
  readonly corePath: string;
}

interface SetTask {
  readonly set: StoredSet;
  readonly wearer: Wearer;
  readonly weights: StatWeights;
  /** Whose weights they are: the player may have set effects by hand for it. */
  readonly pointId?: string;
  /** What the player has and how many of it, where only that may be chosen. */
  readonly owned?: readonly (readonly [id: string, count: number])[] | null;
  /** How to be armed; absent for the way of the set's goals, null for any. */
  readonly arms?: ArmsGoal | null;
}

/** What a worker can be asked: plain data, with ids for items. */
export type Task =
  | { readonly kind: 'search'; readonly query: ItemQuery }
  | (SetTask & { readonly kind: 'autofill'; readonly slots?: readonly SlotId[] })
  | (SetTask & { readonly kind: 'upgrades'; readonly hits?: number | undefined })
  | (SetTask & {
      readonly kind: 'exact';
      readonly caps?: readonly Cap[];
      readonly totals?: ExactRequest['totals'];
      readonly locked?: readonly SlotId[];
      readonly banned?: ExactRequest['banned'];
      /** Whether to find out what each cap costs in all. */
      readonly prices?: boolean;
    });

export interface FoundIds {
  readonly total: number;
  readonly hits: readonly { readonly id: string; readonly score: number }[];
}

export interface FilledSet extends Pick<Filled, 'value'> {
  /** With the gear that was found. */
  readonly set: StoredSet;
}

export interface UpgradeIds {
  readonly slot: SlotId;
  readonly upgrades: readonly {
    readonly id: string;
    readonly score: number;
    readonly gain: number;
  }[];
}

export interface ExactSet extends Omit<ExactResult, 'gear'>, FilledSet {
  readonly caps: readonly CapPrice[];
}

export interface Answers {
  readonly search: FoundIds;
  readonly autofill: FilledSet;
  readonly upgrades: {
    readonly available: readonly UpgradeIds[];
    readonly upcoming: readonly UpgradeIds[];
  };
  readonly exact: ExactSet;
}

export type AnswerTo<Asked extends Task> = Answers[Asked['kind']];

/** From the page. `finish` ends a search with the best it has, `cancel` with nothing. */
export type ToWorker =
  | { readonly id: number; readonly game: TaskGame; readonly task: Task }
  | { readonly id: number; readonly end: 'finish' | 'cancel' };

/** To the page. */
export type FromWorker =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };
