/** One line of a bench: what was measured, and whether it is as good as it should be. */
export interface Figure {
  readonly what: string;
  /** With its unit, as printed. */
  readonly value: string;
  /** To the plain way of doing the same in the same run; null where nothing is compared. */
  readonly ratio: number | null;
  readonly goal: Goal | null;
}

export interface Goal {
  /** As printed: "≤ 0.25", "< 1 MB". */
  readonly text: string;
  readonly met: boolean;
}

/** What a `packages/{package}/bench/{name}.bench.ts` exports as `bench`. */
export interface Bench {
  /** One line over the table. */
  readonly title: string;
  /** `options` is what was typed after the names: `--every 8`. */
  run(options: readonly string[]): Promise<readonly Figure[]> | readonly Figure[];
}

export function atMost(figure: number, most: number, unit = ''): Goal {
  return { text: `≤ ${most}${unit}`, met: figure <= most };
}

export function atLeast(figure: number, least: number, unit = ''): Goal {
  return { text: `≥ ${least}${unit}`, met: figure >= least };
}
