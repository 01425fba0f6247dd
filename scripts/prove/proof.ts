import type { Figure } from '../bench/figure.ts';

export interface ProofTools {
  /** The short version that is part of the tests. */
  readonly quick: boolean;
  /** Of load at a fixed rate. */
  readonly minutes: number;
  /** Rows that growth goes up to. */
  readonly sets: number;
  /** Mutated texts. */
  readonly inputs: number;
  /** What is being done, and how far it is. */
  progress(what: string, at: number, of: number): void;
}

/** What a `packages/{package}/prove/{name}.proof.ts` exports as `proof`. */
export interface Proof {
  /** One line over the table. */
  readonly title: string;
  run(tools: ProofTools): Promise<readonly Figure[]>;
}
