import type { BuffOption } from '@gearwright/game/buff/buff-options.ts';
import { improvingBuff } from '@gearwright/game/buff/choosing-buff.ts';
import type { BuffImprovement } from '@gearwright/game/dataset/tables.ts';
import type { ChosenBuff, SetEdit } from '@gearwright/game/set/gear-set.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import styles from './Improvements.module.css';

interface Props {
  readonly option: BuffOption;
  readonly choice: ChosenBuff;
  readonly onChange: (edit: SetEdit) => void;
}

const NONE = 0;

/** The caster's talents that make it better: taken or not, or in which rank. */
export function Improvements({ option, choice, onChange }: Props) {
  const { rules, readOnly } = useSetView();
  return option.improvements.map((improvement) => {
    const taken = takenRank(improvement, choice);
    const improve = (id: number) => onChange(improvingBuff(choice.spellId, id, rules.dataset));
    const { name, spellIds } = improvement;
    if (readOnly || spellIds.length === 1) {
      return (
        <Checkbox
          key={name}
          checked={taken !== null}
          disabled={readOnly}
          onChange={() => improve(spellIds[0]!)}
        >
          <span className={styles.name}>{name}</span>
        </Checkbox>
      );
    }
    return (
      <PlainSelect
        key={name}
        label={name}
        className={styles.ranks}
        options={[
          { value: NONE, label: 'Not improved' },
          ...spellIds.map((id, rank) => ({ value: id, label: `${rank + 1}/${spellIds.length}` })),
        ]}
        value={taken ?? NONE}
        // The rank that is taken, asked for again, takes it away.
        onChange={(id) => improve(id === NONE ? taken! : id)}
      >
        {name} {taken === null ? '–' : `${spellIds.indexOf(taken) + 1}/${spellIds.length}`}
      </PlainSelect>
    );
  });
}

function takenRank({ spellIds }: BuffImprovement, { improvementIds }: ChosenBuff): number | null {
  return spellIds.find((id) => improvementIds.includes(id)) ?? null;
}
