import { useId } from 'react';
import {
  RACE_FACTION,
  type Faction,
  type GameClass,
} from '@gearwright/game/words/classes-and-races.ts';
import { CLASS_NAMES, RACE_NAMES } from '@gearwright/game/text/names.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useAvatar, useEmblem } from '../../data/icon-manifest.ts';
import { Choice } from './Choice.tsx';
import styles from './CharacterForm.module.css';
import { mayBeClass, mayBeRace, withGender, withRace, type Draft } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly game: RosterGame;
  readonly locked: GameClass | null;
}

const FACTIONS = [
  ['alliance', 'Alliance'],
  ['horde', 'Horde'],
] as const satisfies readonly (readonly [Faction, string])[];
const GENDERS = [
  [0, 'Male'],
  [1, 'Female'],
] as const;

/** Race in its faction's column. */
export function RaceChoice({ draft, onChange, game, locked }: Props) {
  const name = useId();
  const avatar = useAvatar();
  return (
    <div className={styles.factions} role="radiogroup" aria-label="Race">
      {FACTIONS.map(([faction, label]) => (
        <fieldset key={faction} className={styles.group}>
          <legend className={styles.legend}>{label}</legend>
          {game.edition.races
            .filter((race) => RACE_FACTION[race] === faction)
            .map((race) => (
              <Choice
                key={race}
                name={name}
                label={RACE_NAMES[race]}
                picture={avatar(race, draft.gender)}
                checked={race === draft.race}
                disabled={!mayBeRace(race, locked, game)}
                onChoose={() => onChange(withRace(draft, race, game))}
              />
            ))}
        </fieldset>
      ))}
    </div>
  );
}

export function GenderAndClass({ draft, onChange, game, locked }: Props) {
  const [gender, gameClass] = [useId(), useId()];
  const emblem = useEmblem();
  return (
    <div className={styles.side}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Gender</legend>
        <div className={styles.pair}>
          {GENDERS.map(([value, label]) => (
            <Choice
              key={value}
              name={gender}
              label={label}
              picture={null}
              checked={value === draft.gender}
              onChoose={() => onChange(withGender(draft, value, game))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Class</legend>
        <div className={styles.classes}>
          {game.edition.classes.map((each) => (
            <Choice
              key={each}
              name={gameClass}
              label={CLASS_NAMES[each]}
              color={`var(--c-${each})`}
              picture={emblem(each)}
              checked={each === draft.gameClass}
              disabled={!mayBeClass(each, draft, locked, game)}
              onChoose={() => onChange({ ...draft, gameClass: each })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
