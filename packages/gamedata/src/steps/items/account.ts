import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** What the item steps did, for the data report. */
export interface ItemAccount {
  readonly edition: EditionKey;
  /** Lines of worn items that bear a stat, all qualities. */
  readonly lines: LineCount;
  /** The same of uncommon quality or better. */
  readonly uncommonLines: LineCount;
  /** Effect sentences recognised by their shape. */
  effectLines: number;
  /** Lines no pattern knows, each with the reason why it may stand. */
  readonly notUnderstood: {
    readonly itemId: number;
    readonly name: string;
    readonly line: string;
    readonly why: string;
  }[];
  /** Package items left out, by reason. */
  readonly leftOut: Map<string, number[]>;
  /** Corrections from the facts, by kind. */
  readonly corrections: Map<string, number>;
  /** What stays unknown, by kind: item ids. */
  readonly gaps: Map<string, number[]>;
}

export interface LineCount {
  seen: number;
  understood: number;
}

export function openAccount(edition: EditionKey): ItemAccount {
  return {
    edition,
    lines: { seen: 0, understood: 0 },
    uncommonLines: { seen: 0, understood: 0 },
    effectLines: 0,
    notUnderstood: [],
    leftOut: new Map(),
    corrections: new Map(),
    gaps: new Map(),
  };
}

export function count(tally: Map<string, number>, kind: string, by = 1): void {
  tally.set(kind, (tally.get(kind) ?? 0) + by);
}

export function list(lists: Map<string, number[]>, kind: string, id: number): void {
  const known = lists.get(kind);
  if (known === undefined) lists.set(kind, [id]);
  else known.push(id);
}
