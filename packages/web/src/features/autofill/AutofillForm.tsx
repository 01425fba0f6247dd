import { FILLED_SLOTS } from '@gearwright/game/optimise/autofill-context.ts';
import { armsWords, namedArms } from '@gearwright/game/optimise/named-arms.ts';
import { specArms } from '@gearwright/game/optimise/spec-arms.ts';
import type { Profession } from '@gearwright/game/item/professions.ts';
import { PROFESSION_NAMES } from '@gearwright/game/text/names.ts';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select, type Option } from '../../ui/Select.tsx';
import { usualCaps, type AutofillWish } from './autofill-wish.ts';
import { CapsField } from './CapsField.tsx';
import { ChecksField } from './ChecksField.tsx';
import styles from './AutofillForm.module.css';

interface Props {
  readonly wish: AutofillWish;
  readonly onChange: (wish: AutofillWish) => void;
}

const WAYS = [
  { value: 'whole', label: 'The best whole set, with its proof' },
  { value: 'each', label: 'The best of each slot' },
] as const;

/** What the gear is looked for under. */
export function AutofillForm({ wish, onChange }: Props) {
  const view = useSetView();
  const { set, rules } = view;
  const change = (some: Partial<AutofillWish>) => onChange({ ...wish, ...some });
  const usual = usualCaps(view);
  const usualArms = specArms(set, rules);
  const styleOptions: readonly Option<AutofillWish['arms']>[] = [
    {
      value: 'usual',
      label: usualArms
        ? `As the spec usually is: ${armsWords(usualArms)}`
        : 'As the spec usually is',
    },
    ...namedArms(set, rules).map(({ key, label }) => ({ value: key, label })),
    { value: 'any', label: 'Any' },
  ];
  const worn = FILLED_SLOTS.filter((slot) => set.gear[slot].item);
  return (
    <div className={styles.form}>
      <Select
        label="Equivalency point"
        options={set.points.map(({ pointId, name }) => ({ value: pointId, label: name }))}
        value={wish.pointId}
        onChange={(pointId) => change({ pointId })}
      />
      <RadioGroup
        label="Look for"
        options={WAYS}
        value={wish.way}
        onChange={(way) => change({ way })}
      />
      <Select
        label="Weapon style"
        options={styleOptions}
        value={wish.arms}
        onChange={(arms) => change({ arms })}
      />
      {wish.way === 'whole' && (
        <CapsField caps={wish.caps} usual={usual} onChange={(caps) => change({ caps })} />
      )}
      <Checkbox
        checked={wish.ownedOnly}
        onChange={({ target }) => change({ ownedOnly: target.checked })}
      >
        Only what I own: bags, bank, and what a set marks as acquired
      </Checkbox>
      <ChecksField
        label="Keep what is worn"
        options={worn.map((slot) => ({
          value: slot,
          label: `${slotLabel(slot)}: ${set.gear[slot].item!.name}`,
        }))}
        chosen={wish.locked}
        onChange={(locked) => change({ locked })}
        none="Nothing is worn yet."
      />
      <ChecksField
        label="Professions"
        options={rules.edition.professions.map((name) => ({
          value: name,
          label: PROFESSION_NAMES[name as Profession],
        }))}
        chosen={wish.professions}
        onChange={(professions) => change({ professions })}
      />
      {wish.way === 'whole' && wish.banned.length > 0 && (
        <section aria-label="Left out">
          <h3 className={styles.legend}>Left out</h3>
          <ul className={styles.banned}>
            {wish.banned.map((id) => (
              <li key={id}>
                <Button
                  onClick={() => change({ banned: wish.banned.filter((each) => each !== id) })}
                  aria-label={`Allow ${nameOf(id)} again`}
                >
                  {nameOf(id)}
                  <Glyph name="clear" />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );

  function nameOf(id: string): string {
    return rules.dataset.item(id)?.name ?? id;
  }
}
