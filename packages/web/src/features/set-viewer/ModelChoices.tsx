import { useMemo } from 'react';
import { formsOf } from '@gearwright/game/character/forms.ts';
import { FIGURE_FORMS } from '@gearwright/game/look/figure-forms.ts';
import { settingModel } from '@gearwright/game/set/edits.ts';
import type { ModelSettings } from '@gearwright/game/set/gear-set.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { Switch } from '../../ui/model/use-figure-moves.ts';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import styles from './ModelChoices.module.css';

interface Props {
  readonly ranged: boolean;
  readonly onRanged: (ranged: boolean) => void;
  readonly form: string | null;
  readonly onForm: (form: string | null) => void;
  /** Null outside its season. */
  readonly spooky: Switch | null;
}

/** Nothing is shot by them. */
const WITHOUT_RANGED: readonly GameClass[] = ['druid', 'paladin', 'shaman'];
const NO_FORM = '';

const SAVED: readonly {
  readonly key: keyof ModelSettings;
  readonly label: string;
}[] = [
  { key: 'showHelm', label: 'Helm' },
  { key: 'showCloak', label: 'Cloak' },
  { key: 'sheathed', label: 'Sheathe' },
];

/** What of the gear is shown, and in which shape. The first three are kept with the set. */
export function ModelChoices({ ranged, onRanged, form, onForm, spooky }: Props) {
  const { set, character, wearer, rules, readOnly, edit } = useSetView();
  const forms = useMemo(
    () =>
      formsOf(wearer, rules.dataset).flatMap(({ form: key, label }) => {
        const figure = FIGURE_FORMS[key];
        return figure === undefined ? [] : [{ value: figure, label }];
      }),
    [wearer, rules.dataset],
  );
  return (
    <div className={styles.choices}>
      {SAVED.map(({ key, label }) => (
        <Checkbox
          key={key}
          checked={set.modelSettings[key]}
          disabled={readOnly}
          onChange={(event) => edit(settingModel({ [key]: event.currentTarget.checked }))}
        >
          {label}
        </Checkbox>
      ))}
      {!WITHOUT_RANGED.includes(character.gameClass) && (
        <Checkbox checked={ranged} onChange={(event) => onRanged(event.currentTarget.checked)}>
          Ranged
        </Checkbox>
      )}
      {forms.length === 1 && (
        <Checkbox
          checked={form !== null}
          onChange={(event) => onForm(event.currentTarget.checked ? forms[0]!.value : null)}
        >
          {forms[0]!.label}
        </Checkbox>
      )}
      {forms.length > 1 && (
        <PlainSelect
          label="Form"
          options={[{ value: NO_FORM, label: 'No form' }, ...forms]}
          value={form ?? NO_FORM}
          onChange={(value) => onForm(value === NO_FORM ? null : value)}
          className={styles.form}
        />
      )}
      {spooky && (
        <button
          type="button"
          className={styles.spooky}
          aria-pressed={spooky.on}
          onClick={spooky.toggle}
        >
          Get Spooky
        </button>
      )}
    </div>
  );
}
