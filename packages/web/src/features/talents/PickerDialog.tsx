import { Button } from '../../ui/Button.tsx';
import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import { PickerDialog as Picker } from '../../ui/PickerDialog.tsx';

export interface Choice {
  readonly spellId: number;
  readonly name: string;
  readonly text: string | null;
  /** What is good to know: where it is placed, or why it cannot be. */
  readonly note: string | null;
  readonly isLocked: boolean;
}

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** "Glyphs", "Runes". */
  readonly things: string;
  readonly choices: readonly Choice[];
  readonly chosen: number | null;
  readonly onPick: (spellId: number | null) => void;
  readonly onClose: () => void;
}

/** A glyph or rune for a place, or none. */
export function PickerDialog({ choices, chosen, onPick, onClose, ...dialog }: Props) {
  const remove = () => {
    onPick(null);
    onClose();
  };
  return (
    <Picker
      {...dialog}
      choices={choices.map(({ spellId, ...choice }) => ({
        ...choice,
        key: String(spellId),
        icon: <SpellIcon spellId={spellId} />,
      }))}
      chosen={chosen === null ? null : String(chosen)}
      onPick={(key) => onPick(Number(key))}
      onClose={onClose}
      actions={chosen !== null && <Button onClick={remove}>Remove</Button>}
    />
  );
}
