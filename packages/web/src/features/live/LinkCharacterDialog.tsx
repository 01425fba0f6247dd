import { useState } from 'react';
import { realmId, realmOf } from '@gearwright/game/character/realms.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useSamples } from '../../data/site/use-samples.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormProblems } from '../../ui/form/FormProblems.tsx';
import { useSubmission } from '../../ui/form/use-submission.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { TextField } from '../../ui/TextField.tsx';
import { linkFailure } from './link-failure.ts';
import { SampleNote } from './SampleNote.tsx';
import { useLinking } from './use-linking.ts';

/** Puts a live character's gear beside the player's own sets. */
export function LinkCharacterDialog({ onClose }: { readonly onClose: () => void }) {
  const { owner, rules } = useSetView();
  const character = 'character' in owner ? owner.character : null;
  const { realms } = rules.dataset;
  const [realm, setRealm] = useState(character?.realm ?? null);
  const [name, setName] = useState('');
  const link = useLinking();
  const samples = useSamples();
  const navigate = useAppNavigate();
  const chosen = realmOf(realm, realms);
  const missing = [
    ...(chosen ? [] : [MESSAGES.required('Realm')]),
    ...(name.trim() ? [] : [MESSAGES.required('Name')]),
  ];
  const submission = useSubmission({
    missing,
    failureText: (error) => linkFailure(error, samples.length > 0),
    send: async () => {
      const path = await link(character!, chosen!, name.trim());
      onClose();
      navigate(path);
    },
  });
  if (!character) return null;
  return (
    <Dialog
      open
      title="Link Character"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="main" aria-disabled={!submission.ready} onClick={submission.submit}>
            {submission.busy ? 'Linking...' : 'Link'}
          </Button>
        </>
      }
    >
      <FormProblems problems={submission.problems} />
      <SampleNote samples={samples} gameClass={character.gameClass} />
      <Combobox
        label="Realm"
        options={realms
          .map((each) => ({
            value: realmId(each),
            label: `${each.name} (${each.region.toUpperCase()})`,
          }))
          .toSorted((one, other) => one.label.localeCompare(other.label))}
        value={chosen && realmId(chosen)}
        onChange={setRealm}
        error={submission.errorOf(MESSAGES.required('Realm'))}
        empty={MESSAGES.noRecords('Realms')}
      />
      <TextField
        label="Name"
        value={name}
        autoComplete="off"
        spellCheck={false}
        error={submission.errorOf(MESSAGES.required('Name'))}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
}
