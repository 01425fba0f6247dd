import { VARIATION_KEYS } from '@gearwright/game/character/fitting-variations.ts';
import { randomVariations } from '@gearwright/game/character/new-character.ts';
import type { Variations } from '@gearwright/game/character/character.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './CharacterForm.module.css';
import type { Draft } from './draft.ts';
import { LookSelector } from './LookSelector.tsx';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly game: RosterGame;
}

const LABELS: Readonly<Record<keyof Variations, string>> = {
  skinColor: 'Skin Color',
  face: 'Face',
  hair: 'Hair',
  hairColor: 'Hair Color',
  facialHair: 'Facial Hair',
};

/** The five looks, within what race and gender have. */
export function LooksChoice({ draft, onChange, game: { dataset } }: Props) {
  const { race, gender, variations } = draft;
  const counts = dataset.appearance(race, gender);
  const randomize = (): void =>
    onChange({ ...draft, variations: randomVariations(dataset, race, gender, Math.random) });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Appearance</legend>
      <Button wide onClick={randomize}>
        Randomize
      </Button>
      {VARIATION_KEYS.map((key) => (
        <LookSelector
          key={key}
          label={LABELS[key]}
          value={variations[key]}
          count={counts[key]}
          onChange={(value) => onChange({ ...draft, variations: { ...variations, [key]: value } })}
        />
      ))}
    </fieldset>
  );
}
