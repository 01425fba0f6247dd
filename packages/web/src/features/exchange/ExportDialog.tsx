import { formsOf } from '@gearwright/game/character/forms.ts';
import { buildOfSet, talentPath } from '@gearwright/game/talent/talent-path.ts';
import { useMemo, useState } from 'react';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSeasonPath } from '../../ui/link/season-path.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { ExportChoices } from './ExportChoices.tsx';
import styles from './ExportDialog.module.css';
import { exportFileName, writeExport, type ExportForm } from './write-export.ts';

const TABS = [
  { value: 'own', label: 'JSON' },
  { value: 'addon', label: 'Add-on' },
  { value: 'website', label: 'Simulator' },
  { value: 'list', label: 'For the game' },
] as const;

const NOTES: Readonly<Record<ExportForm, string>> = {
  own: 'Everything in the set, with its totals. Import takes it back, and the public simulators read it.',
  addon: 'As the simulators’ exporter add-on writes it: gear, talents, glyphs and professions.',
  website: 'As a simulator’s own page writes it: gear, talents, glyphs and professions.',
  list: 'What is still to be got, for Gearwright’s in-game add-on: /gearwright, Import, paste, Keep.',
};

/** The set on the screen as text for other people and programs. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const view = useSetView();
  const { set, rules, wearer, sheet } = view;
  const seasonPath = useSeasonPath();
  const [form, setForm] = useState<ExportForm>('own');
  const [options, setOptions] = useState({ buffs: sheet.buffed, talents: true, form: sheet.form });
  const { isCopied, copy } = useCopy();
  const forms = useMemo(() => formsOf(wearer, rules.dataset), [wearer, rules]);
  const text = useMemo(() => {
    const address = (path: string) => location.origin + seasonPath(path);
    return writeExport(form, view, options, {
      set: set.publicId === null ? null : address(`/set/${set.publicId}`),
      talents: set.talents
        ? address(
            talentPath(buildOfSet(set, rules.edition), { ...rules, gameClass: set.gameClass }),
          )
        : null,
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the season's path is new each time, and the same
  }, [form, view, options]);
  return (
    <Dialog
      open
      wide
      title="Export Set"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => saveFile(exportFileName(view), text)}>Download</Button>
          <Button tone="main" onClick={() => copy(text)}>
            <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy to Clipboard'}</span>
          </Button>
        </>
      }
    >
      <Tabs label="Form of the text" tabs={TABS} value={form} onChange={setForm}>
        <div className={styles.form}>
          {form === 'own' && (
            <ExportChoices options={options} forms={forms} onChange={setOptions} />
          )}
          <TextArea
            label="Text"
            note={NOTES[form]}
            readOnly
            rows={12}
            spellCheck={false}
            value={text}
            onFocus={(event) => event.target.select()}
          />
        </div>
      </Tabs>
    </Dialog>
  );
}
