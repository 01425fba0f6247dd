import { useState } from 'react';
import { pointLink, type LinkedPoint } from '@gearwright/game/point/point-link.ts';
import { writePawn, type PawnOwner } from '@gearwright/game/point/pawn.ts';
import { writePointCsv, writePointJson } from '@gearwright/game/point/write-point-text.ts';
import { useEdition } from '../../data/edition-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSeasonPath } from '../../ui/link/season-path.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './PointExportDialog.module.css';

const TABS = [
  { value: 'link', label: 'Link' },
  { value: 'json', label: 'JSON' },
  { value: 'csv', label: 'CSV' },
  { value: 'pawn', label: 'Pawn' },
] as const;
type Form = (typeof TABS)[number]['value'];

const NOTES: Readonly<Record<Form, string>> = {
  link: 'Whoever opens it can import the point into one of their sets.',
  json: 'For programs, and for the text editor of a point.',
  csv: 'For spreadsheets, and for the text editor of a point.',
  pawn: 'For the Pawn add-on, to be pasted in the game.',
};

interface Props {
  readonly point: LinkedPoint;
  /** Whose weights they are, for the title the add-on shows. */
  readonly owner?: PawnOwner | undefined;
  readonly onClose: () => void;
}

/** A point as text that other people and programs read. */
export function PointExportDialog({ point, owner, onClose }: Props) {
  const edition = useEdition();
  const seasonPath = useSeasonPath();
  const [form, setForm] = useState<Form>('link');
  const [shorten, setShorten] = useState(false);
  const { isCopied, copy } = useCopy();
  const texts: Readonly<Record<Form, () => string>> = {
    link: () => location.origin + seasonPath(pointLink(point, { shorten })),
    json: () => writePointJson(point.stats),
    csv: () => writePointCsv(point.stats),
    pawn: () => writePawn(point, edition, owner),
  };
  const text = texts[form]();
  return (
    <Dialog
      open
      title="Export Equivalency Point"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button tone="main" onClick={() => copy(text)}>
            <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy to Clipboard'}</span>
          </Button>
        </>
      }
    >
      <Tabs label="Form of the text" tabs={TABS} value={form} onChange={setForm}>
        <div className={styles.form}>
          <TextArea
            label={point.name}
            note={NOTES[form]}
            readOnly
            rows={form === 'link' ? 4 : 9}
            spellCheck={false}
            value={text}
            onFocus={(event) => event.target.select()}
          />
          {form === 'link' && (
            <Checkbox checked={shorten} onChange={(event) => setShorten(event.target.checked)}>
              Shorten
            </Checkbox>
          )}
        </div>
      </Tabs>
    </Dialog>
  );
}
