import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { exampleName } from '@gearwright/game/exchange/example-key.ts';
import { Select } from '../../ui/Select.tsx';

interface Props {
  readonly examples: readonly ExampleSet[];
  readonly chosen: ExampleSet | null;
  readonly onChange: (example: ExampleSet | null) => void;
  /** What of the chosen one has no place in this game, as sentences. */
  readonly warnings: readonly string[];
}

const EMPTY = -1;

/** A new set can begin from a published one (acceptance S7). */
export function ExampleField({ examples, chosen, onChange, warnings }: Props) {
  if (examples.length === 0) return null;
  const options = [
    { value: EMPTY, label: 'An empty set' },
    ...examples.map((example, index) => ({ value: index, label: exampleName(example) })),
  ];
  return (
    <Select
      label="Begin With"
      note={
        chosen
          ? `Published by ${chosen.author}: ${chosen.items.length} items${chosen.talents === null ? '' : ' and talents'}. ${warnings.join('. ')}`
          : 'Published sets of this specialization can be the beginning of yours.'
      }
      options={options}
      value={chosen ? examples.indexOf(chosen) : EMPTY}
      onChange={(index) => onChange(examples[index] ?? null)}
    />
  );
}
