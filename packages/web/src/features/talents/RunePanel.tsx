import { useState } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Rune } from '@gearwright/game/dataset/tables.ts';
import type { RuneRules } from '@gearwright/game/edition/edition.ts';
import type { PanelRunes } from '@gearwright/game/rune/rune-code.ts';
import { runesFor } from '@gearwright/game/rune/rune-slots.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { Heading } from '../../ui/Heading.tsx';
import { PickerDialog, type Choice } from './PickerDialog.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import styles from './Panels.module.css';
import type { Trainee } from './talent-build.ts';

interface Props {
  readonly rules: RuneRules;
  readonly trainee: Trainee;
  readonly runes: PanelRunes;
  readonly texts: DatasetTexts | null;
  readonly readOnly: boolean;
  readonly onEngrave: (slot: SlotId, rune: Rune | null) => void;
}

/** Seven slots that can be engraved. */
export function RunePanel({ rules, trainee, runes, texts, readOnly, onEngrave }: Props) {
  const { dataset, gameClass } = trainee;
  const [picking, setPicking] = useState(false);
  const [slot, setSlot] = useState(rules.panel[0]!);
  const known = runesFor(dataset, gameClass, slot);
  const choices = known
    .map(({ spellId, name }): Choice => ({
      ...{ spellId, name, note: null, isLocked: false },
      text: texts?.rune(spellId) ?? null,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <section className={styles.panel} aria-label="Runes">
      <Heading>Runes</Heading>
      <div className={styles.places}>
        {rules.panel.map((place) => {
          const rune = runes[place];
          const count = runesFor(dataset, gameClass, place).length;
          const empty = count === 0 ? 'No runes' : readOnly ? 'Empty' : 'Choose a rune';
          return (
            <PlaceButton
              key={place}
              label={rules.labels[place]!}
              spellId={rune?.spellId ?? null}
              name={rune?.name ?? empty}
              detail={rune && texts?.rune(rune.spellId)}
              disabled={readOnly || count === 0}
              onClick={() => {
                setSlot(place);
                setPicking(true);
              }}
            />
          );
        })}
      </div>
      <PickerDialog
        open={picking}
        title={`${rules.labels[slot]} runes`}
        things="Runes"
        choices={choices}
        chosen={runes[slot]?.spellId ?? null}
        onPick={(spellId) =>
          onEngrave(slot, known.find((rune) => rune.spellId === spellId) ?? null)
        }
        onClose={() => setPicking(false)}
      />
    </section>
  );
}
