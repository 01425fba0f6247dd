import * as highs from 'highs';
import type { LegacyHighs } from 'highs';

/** Its declarations are those of the CommonJS build, while Node loads the module build: the loader is the default export. */
const load = (highs as unknown as { readonly default: () => Promise<LegacyHighs> }).default;

export type Solver = (model: string, seconds: number) => SolverAnswer;

export interface SolverAnswer {
  /** It proved its value to be the best within the time. */
  readonly proved: boolean;
  readonly value: number;
}

/** HiGHS, asked for the very best rather than nearly. */
export async function anotherSolver(): Promise<Solver> {
  const solver = await load();
  return (model, seconds) => {
    const { Status, ObjectiveValue } = solver.solve(model, {
      mip_rel_gap: 0,
      mip_abs_gap: 1e-7,
      time_limit: seconds,
      output_flag: false,
    });
    return { proved: Status === 'Optimal', value: ObjectiveValue };
  };
}
