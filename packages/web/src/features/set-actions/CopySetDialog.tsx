import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { whyNotCopySet, type CopySetForm } from '@gearwright/game/set/copy-form.ts';
import { copyName, copyTargets } from '@gearwright/game/set/copy-set.ts';
import { useCharacters } from '../../data/roster/use-characters.ts';
import { failureText } from '../../data/failure-text.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormProblems } from '../../ui/form/FormProblems.tsx';
import { useSubmission } from '../../ui/form/use-submission.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { CopyTargetSelect } from './CopyTargetSelect.tsx';
import { useCopySet } from './use-copy-set.ts';

const WAYS = [
  { value: 'existing', label: 'Existing character' },
  { value: 'new', label: 'New character' },
] as const;

/** Copies the set on the screen to a character of the player's, whoever it belongs to. */
export function CopySetDialog({ onClose }: { readonly onClose: () => void }) {
  const view = useSetView();
  const { set, character } = view;
  const characters = useCharacters();
  const targets = copyTargets(characters.data ?? [], character);
  const [chosen, setChosen] = useState<Partial<CopySetForm>>({});
  const form: CopySetForm = {
    addTo: characters.isPending ? null : targets.length > 0 ? 'existing' : 'new',
    characterId: targets.length === 1 ? targets[0]!.id : null,
    characterName: '',
    setName: copyName(set.name),
    ...chosen,
  };
  const change = (part: Partial<CopySetForm>) => setChosen({ ...chosen, ...part });
  const copy = useCopySet(view);
  const navigate = useAppNavigate();
  const submission = useSubmission({
    missing: whyNotCopySet(form).map(({ message }) => message),
    failureText,
    send: async () => {
      const path = await copy(form);
      onClose();
      navigate(path);
      showToast(`Copied to ${form.setName.trim()}`);
    },
  });
  const missing = (label: string) => submission.errorOf(MESSAGES.required(label));
  return (
    <Dialog
      open
      title="Copy Set"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="main" aria-disabled={!submission.ready} onClick={submission.submit}>
            {submission.busy ? 'Copying...' : 'Copy'}
          </Button>
        </>
      }
    >
      <FormProblems problems={submission.problems} />
      <RadioGroup
        label="Add To"
        options={WAYS}
        value={form.addTo}
        onChange={(addTo) => change({ addTo })}
      />
      {form.addTo === 'existing' && (
        <CopyTargetSelect
          targets={targets}
          error={missing('Character')}
          value={form.characterId}
          onChange={(characterId) => change({ characterId })}
        />
      )}
      {form.addTo === 'new' && (
        <TextField
          label="Character Name"
          value={form.characterName}
          error={missing('Character Name')}
          placeholder={character.name}
          onChange={(event) => change({ characterName: event.target.value })}
        />
      )}
      <TextField
        label="Set Name"
        value={form.setName}
        error={missing('Set Name')}
        onChange={(event) => change({ setName: event.target.value })}
      />
    </Dialog>
  );
}
