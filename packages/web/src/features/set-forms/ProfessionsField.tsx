import type { Profession } from '@gearwright/game/item/professions.ts';
import { PROFESSION_NAMES } from '@gearwright/game/text/names.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './ProfessionsField.module.css';

interface Props {
  /** Those of the edition. */
  readonly professions: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (professions: readonly string[]) => void;
}

/** They allow gems, ring enchants and sockets that only their masters have (acceptance D5). */
export function ProfessionsField({ professions, chosen, onChange }: Props) {
  const named = professions
    .map((key) => ({ key, name: PROFESSION_NAMES[key as Profession] }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Professions</legend>
      <div className={styles.boxes}>
        {named.map(({ key, name }) => (
          <Checkbox
            key={key}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <p className={styles.note}>They allow what only their masters can wear or apply.</p>
    </fieldset>
  );
}
