import { useState } from 'react';
import { realmId } from '@gearwright/game/character/realms.ts';
import { CHARACTER_LIMITS } from '@gearwright/game/character/character-limits.ts';
import { MESSAGES, type Refusal } from '@gearwright/game/messages.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Draft } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly game: RosterGame;
  readonly reasons: readonly Refusal[];
  /** What choosing a realm is good for. */
  readonly realmNote?: string | undefined;
}

/** Name, level and realm; a name is asked for only once the field was left. */
export function NameFields({ draft, onChange, game, reasons, realmNote }: Props) {
  const [left, setLeft] = useState(false);
  const { dataset } = game;
  const realms = dataset.realms
    .map((realm) => ({
      value: realmId(realm),
      label: `${realm.name} (${realm.region.toUpperCase()})`,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const ofName = reasons.find(({ code }) => code === 'required' || code === 'tooLong');
  const ofLevel = reasons.find(({ code }) => code === 'outOfRange');
  return (
    <>
      <TextField
        label="Name"
        name="name"
        value={draft.name}
        maxLength={CHARACTER_LIMITS.name}
        autoComplete="off"
        spellCheck={false}
        error={left ? ofName?.message : null}
        onBlur={() => setLeft(true)}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <TextField
        label="Level"
        name="level"
        inputMode="numeric"
        value={draft.level}
        maxLength={3}
        autoComplete="off"
        error={ofLevel?.message}
        onChange={(event) => onChange({ ...draft, level: event.target.value })}
      />
      <Combobox
        label="Realm"
        options={realms}
        value={draft.realm}
        onChange={(realm) => onChange({ ...draft, realm })}
        placeholder="None"
        empty={MESSAGES.noRecords('Realms')}
        note={realmNote}
      />
    </>
  );
}
