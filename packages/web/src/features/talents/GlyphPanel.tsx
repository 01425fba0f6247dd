import { useState } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { GlyphRules } from '@gearwright/game/edition/edition.ts';
import { glyphBySpell, glyphKindOf, glyphsFor } from '@gearwright/game/glyph/glyphs.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { Heading } from '../../ui/Heading.tsx';
import { PickerDialog, type Choice } from './PickerDialog.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import styles from './Panels.module.css';
import type { Trainee } from './talent-build.ts';

interface Props {
  readonly rules: GlyphRules;
  readonly trainee: Trainee;
  readonly glyphs: readonly (number | null)[];
  readonly texts: DatasetTexts | null;
  readonly readOnly: boolean;
  readonly onPlace: (slot: number, spellId: number | null) => void;
}

const KINDS = [
  { kind: 'major', title: 'Major Glyphs', choose: 'Choose a major glyph' },
  { kind: 'minor', title: 'Minor Glyphs', choose: 'Choose a minor glyph' },
] as const;

/** Slots 0–2 are major, 3–5 minor; each opens at its level. */
export function GlyphPanel({ rules, trainee, glyphs, texts, readOnly, onPlace }: Props) {
  const { dataset, gameClass, level } = trainee;
  const [picking, setPicking] = useState<number | null>(null);
  // While the dialog fades it still shows what it showed.
  const [slot, setSlot] = useState(0);
  const kind = glyphKindOf(slot, rules) ?? 'major';
  const choices = glyphsFor(dataset, gameClass, kind)
    .map(({ spellId, name, level: needed }): Choice => {
      const at = glyphs.indexOf(spellId);
      const isLocked = level < needed;
      return {
        ...{ spellId, name, isLocked },
        text: texts?.glyph(spellId) ?? null,
        note: isLocked
          ? `Requires level ${needed}`
          : at >= 0 && at !== slot
            ? 'Placed, moves here'
            : null,
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className={styles.panels}>
      {KINDS.map(({ kind: each, title, choose }) => (
        <section key={each} className={styles.panel} aria-label={title}>
          <Heading>{title}</Heading>
          <div className={styles.places}>
            {rules.unlockLevels.map((unlock, place) => {
              if (glyphKindOf(place, rules) !== each) return null;
              const spellId = glyphs[place] ?? null;
              const glyph = spellId === null ? null : glyphBySpell(dataset, spellId);
              const isShut = level < unlock;
              const empty = isShut ? MESSAGES.glyphSlotLocked(unlock) : readOnly ? 'Empty' : choose;
              return (
                <PlaceButton
                  key={place}
                  label={`${each === 'major' ? 'Major' : 'Minor'} ${each === 'major' ? place + 1 : place - rules.major + 1}`}
                  spellId={spellId}
                  name={glyph?.name ?? empty}
                  detail={spellId === null ? null : texts?.glyph(spellId)}
                  disabled={readOnly || isShut}
                  onClick={() => {
                    setSlot(place);
                    setPicking(place);
                  }}
                />
              );
            })}
          </div>
        </section>
      ))}
      <PickerDialog
        open={picking !== null}
        title={kind === 'major' ? 'Major Glyphs' : 'Minor Glyphs'}
        things="Glyphs"
        choices={choices}
        chosen={glyphs[slot] ?? null}
        onPick={(spellId) => onPlace(slot, spellId)}
        onClose={() => setPicking(null)}
      />
    </div>
  );
}
