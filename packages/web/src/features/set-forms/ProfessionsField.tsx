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
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Professions</legend>
      <div className={styles.boxes}>
        {professions.map((profession) => (
          <Checkbox
            key={profession}
            checked={chosen.includes(profession)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, profession]
                  : chosen.filter((other) => other !== profession),
              )
            }
          >
            {PROFESSION_NAMES[profession as Profession]}
          </Checkbox>
        ))}
      </div>
      <p className={styles.note}>They allow what only their masters can wear or apply.</p>
    </fieldset>
  );
}
