import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { useCharacters } from '../../data/roster/use-characters.ts';
import { useCopyTalents } from '../../data/roster/use-copy-talents.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { Select } from '../../ui/Select.tsx';
import { calculated, type TalentBuild, type Trainee } from './talent-build.ts';

interface Props {
  readonly open: boolean;
  readonly build: TalentBuild;
  readonly trainee: Trainee;
  /** The set the build comes from; it is not offered. */
  readonly fromSetId: string | null;
  readonly onClose: () => void;
}

/** Into a set of one's own of the same class; then there. */
export function CopyTalents({ open, build, trainee, fromSetId, onClose }: Props) {
  const characters = useCharacters().data ?? [];
  const copying = useCopyTalents();
  const navigate = useAppNavigate();
  const [characterId, setCharacterId] = useState<string | null>(null);
  const [setId, setSetId] = useState<string | null>(null);
  const fitting = characters.filter(({ gameClass }) => gameClass === trainee.gameClass);
  const character = chosenOf(fitting, characterId);
  const sets = (character?.sets ?? []).filter(({ id }) => id !== fromSetId);
  const set = chosenOf(sets, setId);
  const none = MESSAGES.noneAvailable();
  const copy = () => {
    if (!character || !set) return;
    copying.mutate(
      { setId: set.id, build: calculated(build, trainee) },
      {
        onSuccess: () => {
          onClose();
          navigate(`/character/${character.id}/set/${set.id}/talents`);
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      title="Copy Talents"
      onClose={onClose}
      onClosed={copying.reset}
      actions={
        <Button tone="main" disabled={!set || copying.isPending} onClick={copy}>
          Copy
        </Button>
      }
    >
      {copying.error && <Banner tone="failed">{copying.error.message}</Banner>}
      <Select
        label="Character"
        placeholder={fitting.length === 0 ? none : 'Choose a character'}
        disabled={fitting.length === 0}
        options={fitting.map(({ id, name, level }) => ({
          value: id,
          label: `${name}, level ${level}`,
        }))}
        value={character?.id ?? null}
        onChange={(id) => {
          setCharacterId(id);
          setSetId(null);
        }}
      />
      <Select
        label="Set"
        placeholder={!character || sets.length > 0 ? 'Choose a set' : none}
        disabled={sets.length === 0}
        options={sets.map(({ id, name }) => ({ value: id, label: name }))}
        value={set?.id ?? null}
        onChange={setSetId}
      />
    </Dialog>
  );
}

/** Where there is but one there is nothing to choose. */
function chosenOf<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  chosen: string | null,
): Thing | undefined {
  return things.length === 1 ? things[0] : things.find(({ id }) => id === chosen);
}
