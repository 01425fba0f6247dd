import { useMemo } from 'react';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { examplesFor } from '@gearwright/game/exchange/examples-for.ts';
import type { SetView } from './set-view.ts';

interface Published {
  /** Of every phase, the latest first. */
  readonly examples: readonly ExampleSet[];
  /** The latest that the set's phase has; null where there is none. */
  readonly nearest: ExampleSet | null;
}

/** Published sets of a set's spec that its wearer could have. */
export function usePublished({ set, rules, wearer }: SetView): Published {
  const { edition, dataset } = rules;
  const { gameClass, spec } = set;
  const { level, faction } = wearer;
  const phase = set.phase || edition.defaultPhase;
  return useMemo(() => {
    const wish = { gameClass, spec, level, faction, phase: edition.phases.length };
    const examples = examplesFor(dataset, edition, wish);
    return { examples, nearest: examples.find((each) => each.phase <= phase) ?? null };
  }, [dataset, edition, gameClass, spec, level, faction, phase]);
}
