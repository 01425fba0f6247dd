import type { Faction, GameClass } from '../words/classes-and-races.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { ExampleSet } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';

export interface ExampleWish {
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly level: number;
  readonly faction: Faction;
  /** The set's; 0 is the edition's default. */
  readonly phase: number;
}

/** Published sets of this class and spec that the character could wear by this phase, the latest first (acceptance S7). */
export function examplesFor(
  { examples, classes }: Pick<Dataset, 'examples' | 'classes'>,
  edition: Pick<Edition, 'phases' | 'defaultPhase'>,
  wish: ExampleWish,
): readonly ExampleSet[] {
  const role = classes
    .find(({ gameClass }) => gameClass === wish.gameClass)
    ?.specs.find(({ key }) => key === wish.spec)?.role;
  const latest = edition.phases.length;
  const phase = wish.phase || edition.defaultPhase;
  return examples
    .filter(
      (example) =>
        example.gameClass === wish.gameClass &&
        [wish.spec, role, 'any'].includes(example.spec) &&
        example.level <= wish.level &&
        // What came after the last phase counts as of it (acceptance D10).
        Math.min(example.phase, latest) <= phase &&
        (example.faction ?? wish.faction) === wish.faction,
    )
    .toSorted((a, b) => b.phase - a.phase);
}
