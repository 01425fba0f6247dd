import { MESSAGES } from '@gearwright/game/messages.ts';
import { useState } from 'react';
import { withImported } from '@gearwright/game/exchange/imported-inventory.ts';
import { failureText } from '../../data/failure-text.ts';
import { useChangeInventory } from '../../data/roster/use-change-inventory.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { ImportCategories } from './ImportCategories.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { OtherClass } from './OtherClass.tsx';
import { useImport } from './use-import.ts';

const FORMATS =
  'The text of the Gearwright add-on, a Gearwright or Sixty Upgrades export, the text of the simulators’ exporter add-on or page, a gear planner link, or item links.';

/** A text from elsewhere into the set on the screen: shown first, then all of it or nothing. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { edit, owner, set } = useSetView();
  const { mutate: changeInventory } = useChangeInventory();
  const { text, setText, problem, understood, toggle, toggleBags } = useImport();
  const [tried, setTried] = useState(false);
  const told = understood?.resolved.tells.gameClass ? understood.resolved.wearer.gameClass : null;
  const isOtherClass = told != null && told !== set.gameClass && 'character' in owner;
  const bags = understood?.takesBags ? understood.bags : null;
  const ready =
    problem === null && understood !== null && (understood.lines.length > 0 || bags !== null);
  const put = () => {
    setTried(true);
    if (!ready || !understood?.plan) return;
    if (understood.lines.length > 0) edit(understood.plan.edit, { by: 'import' });
    if (bags && 'character' in owner) {
      changeInventory(
        { characterId: owner.character.id, change: (now) => withImported(now, bags) },
        { onError: (error) => showToast(failureText(error), { tone: 'failed' }) },
      );
    }
    onClose();
    showToast('Imported. Undo takes it back.');
  };
  const nothing = understood !== null && understood.lines.length === 0 && bags === null;
  const said = problem ?? (tried && text.trim() === '' ? MESSAGES.required('Text') : undefined);
  return (
    <Dialog
      open
      wide
      title="Import Set"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="main" aria-disabled={!ready} onClick={put}>
            Import
          </Button>
        </>
      }
    >
      <TextArea
        label="Text"
        note={FORMATS}
        error={said}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {understood && (
        <ImportCategories understood={understood} onToggle={toggle} onToggleBags={toggleBags} />
      )}
      {isOtherClass && <OtherClass text={text} onClose={onClose} />}
      {understood && !problem && <ImportPreview understood={understood} nothing={nothing} />}
    </Dialog>
  );
}
