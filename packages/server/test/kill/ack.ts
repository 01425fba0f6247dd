/** What the writer says on its output after each write that was acknowledged to it, one line each. */
export type Ack =
  | {
      readonly did: 'character';
      readonly owner: string;
      readonly id: string;
      readonly name: string;
    }
  | {
      readonly did: 'set';
      readonly owner: string;
      readonly id: string;
      readonly version: number;
      readonly name: string;
      /** The name of its custom point. */
      readonly weights: string;
    }
  | { readonly did: 'delete'; readonly owner: string; readonly id: string };

/** Owners of the writer, two hands each. */
export const OWNERS = ['ann', 'bert', 'carl', 'dora'] as const;
export const HANDS = 8;
