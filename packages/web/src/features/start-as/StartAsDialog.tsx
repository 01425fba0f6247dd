import { useState } from 'react';
import { chooseKit, WHOLE_KIT } from '@gearwright/game/plans/choosing-kit.ts';
import { specName } from '@gearwright/game/text/spec-name.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { KitField } from './KitField.tsx';

/** The standard kit of the set's spec, part by part; taken as one change. */
export function StartAsDialog({ onClose }: { readonly onClose: () => void }) {
  const { set, rules, edit } = useSetView();
  const [choice, setChoice] = useState(WHOLE_KIT);
  const chosen = chooseKit(set, rules, choice);
  return (
    <Dialog
      open
      wide
      title={`Start as ${specName(set, rules.dataset)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="main"
            disabled={!chosen.edit}
            onClick={() => {
              if (chosen.edit) edit(chosen.edit);
              onClose();
            }}
          >
            Start
          </Button>
        </>
      }
    >
      <KitField set={set} rules={rules} choice={choice} onChange={setChoice} />
    </Dialog>
  );
}
