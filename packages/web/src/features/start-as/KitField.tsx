import { chooseKit, type KitChoice } from '@gearwright/game/plans/choosing-kit.ts';
import { KIT_PARTS, type KitPart } from '@gearwright/game/plans/starting-as.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './KitField.module.css';
import { kitWords } from './kit-words.ts';

interface Props {
  readonly set: GearSet;
  readonly rules: Rules;
  readonly choice: KitChoice;
  readonly onChange: (choice: KitChoice) => void;
  /** Parts that come from elsewhere. */
  readonly without?: readonly KitPart[];
}

/** What a spec usually takes along, part by part, and talents pasted in place of the standard ones. */
export function KitField({ set, rules, choice, onChange, without = [] }: Props) {
  const { left, pasted } = choice;
  const chosen = chooseKit(set, rules, choice);
  const { kit, problem } = chosen;
  const parts = KIT_PARTS.filter((part) => !without.includes(part) || isPasted(part)).map(
    (part) => ({ part, words: kitWords(part, chosen, set, rules) }),
  );
  return (
    <>
      <p className={styles.lead}>
        {kit
          ? `What the spec usually takes along, by ${kit.build.author}. One undo takes it back.`
          : 'No standard build of this specialization is known.'}
      </p>
      <ul className={styles.parts}>
        {parts.map(
          ({ part, words }) =>
            words && (
              <li key={part}>
                <Checkbox
                  checked={!left.includes(part)}
                  onChange={({ target }) =>
                    onChange({
                      ...choice,
                      left: target.checked ? left.filter((each) => each !== part) : [...left, part],
                    })
                  }
                >
                  {words.title}
                </Checkbox>
                <p className={styles.what}>{words.what}</p>
              </li>
            ),
        )}
      </ul>
      <TextField
        label="Other talents"
        placeholder="…/talent-calc/warrior/3203-305053-35"
        note="A link of a talent calculator, or its digits tree by tree, in place of the standard ones."
        autoComplete="off"
        spellCheck={false}
        error={problem}
        value={pasted}
        onChange={({ currentTarget }) => onChange({ ...choice, pasted: currentTarget.value })}
      />
    </>
  );

  function isPasted(part: KitPart): boolean {
    return part === 'talents' && pasted.trim() !== '';
  }
}
