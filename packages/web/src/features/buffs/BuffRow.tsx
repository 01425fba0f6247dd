import type { BuffOption } from '@gearwright/game/buff/buff-options.ts';
import { choosingBuff, enablingBuff } from '@gearwright/game/buff/choosing-buff.ts';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';
import { DEBOUNCE } from '../../data/editor/debounces.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import { spellTip } from '../../ui/tooltip/tip-target.ts';
import { buffGives, choiceOf, namesReplaced, offeredSpell } from './buff-words.ts';
import styles from './BuffRow.module.css';
import { Improvements } from './Improvements.tsx';
import { RankPicker } from './RankPicker.tsx';

interface Props {
  readonly option: BuffOption;
  readonly overshadowed: ReadonlyMap<number, string>;
}

/** One buff: whether it is on, in which rank, how improved, and what comes of it. */
export function BuffRow({ option, overshadowed }: Props) {
  const { set, rules, readOnly, edit } = useSetView();
  const { dataset } = rules;
  const choice = choiceOf(set, option, dataset);
  const spellId = choice?.spellId ?? offeredSpell(option);
  const isOn = choice?.enabled ?? false;
  const shown = choice ?? { spellId, improvementIds: [], enabled: false };
  const change = (next: SetEdit) => edit(next, { debounce: DEBOUNCE.buffs });
  const replaced = isOn ? [] : namesReplaced(set, option, dataset);
  const stronger = overshadowed.get(spellId);
  return (
    <li className={styles.row} data-on={isOn || undefined}>
      <Checkbox
        checked={isOn}
        disabled={readOnly}
        onChange={({ target }) =>
          // Switched off, it keeps its rank and improvements for the next time.
          change(choice ? enablingBuff(spellId, target.checked) : choosingBuff(spellId, dataset))
        }
      >
        <span className={styles.icon} {...spellTip(spellId)}>
          <SpellIcon spellId={spellId} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{option.buff.name}</span>
          <span className={styles.gives}>
            {buffGives(option, shown, rules) ||
              option.buff.note ||
              'Changes no figure of the sheet'}
          </span>
          {stronger && isOn && <span className={styles.note}>Does not add to {stronger}</span>}
          {replaced.length > 0 && (
            <span className={styles.note}>Replaces {replaced.join(', ')}</span>
          )}
        </span>
      </Checkbox>
      {option.ranks.length > 1 && (
        <RankPicker
          option={option}
          spellId={spellId}
          disabled={readOnly}
          onPick={(rank) => change(choosingBuff(rank, dataset))}
        />
      )}
      {isOn && choice && option.improvements.length > 0 && (
        <div className={styles.improvements}>
          <Improvements option={option} choice={choice} onChange={change} />
        </div>
      )}
    </li>
  );
}
