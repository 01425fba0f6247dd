import { useId, type ReactNode } from 'react';
import { HiddenText } from '../../ui/HiddenText.tsx';
import styles from './ChoiceList.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Under the name. */
  readonly about: ReactNode;
  /** Beside it: a link, an author. */
  readonly aside?: ReactNode;
}

interface Props {
  readonly label: string;
  /** Something near it says what is chosen. */
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** In the place of choices, when there are none. */
  readonly empty: string;
}

/** One of many, with two lines each; arrows move between them. */
export function ChoiceList({ label, hideLabel, choices, chosen, onChoose, empty }: Props) {
  const name = useId();
  if (choices.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>
        {hideLabel ? <HiddenText>{label}</HiddenText> : label}
      </legend>
      <div className={styles.rows}>
        {choices.map((choice) => (
          <div key={choice.id} className={styles.row} data-chosen={choice.id === chosen}>
            <label className={styles.choice}>
              <input
                type="radio"
                className={styles.box}
                name={name}
                checked={choice.id === chosen}
                onChange={() => onChoose(choice.id)}
              />
              <span className={styles.name}>{choice.name}</span>
              <span className={styles.about}>{choice.about}</span>
            </label>
            {choice.aside && <span className={styles.aside}>{choice.aside}</span>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
