import { MESSAGES } from '@gearwright/game/messages.ts';
import { RACE_NAMES } from '@gearwright/game/text/names.ts';
import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import { Select } from '../../ui/Select.tsx';

interface Props {
  readonly targets: readonly CharacterSummary[];
  readonly error: string | undefined;
  readonly value: string | null;
  readonly onChange: (characterId: string) => void;
}

/** The characters that could wear the copy. */
export function CopyTargetSelect({ targets, error, value, onChange }: Props) {
  return (
    <Select
      label="Character"
      error={error}
      placeholder={targets.length === 0 ? MESSAGES.noneAvailable() : 'Choose a character'}
      disabled={targets.length === 0}
      options={targets.map(({ id, name, level, race }) => ({
        value: id,
        label: `${name}, level ${level} ${RACE_NAMES[race]}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
