import { useMemo, useState } from 'react';
import { kitFor, KIT_PARTS, startingAs, type KitPart } from '@gearwright/game/plans/starting-as.ts';
import { pastedTalents } from '@gearwright/game/talent/talent-link.ts';
import { parseTalents } from '@gearwright/game/talent/read-talents.ts';
import { formatTalents } from '@gearwright/game/talent/encoded-talents.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { kitWords, specName } from './kit-words.ts';
import styles from './StartAsDialog.module.css';

/** The standard kit of the set's spec, part by part; taken as one change. */
export function StartAsDialog({ onClose }: { readonly onClose: () => void }) {
  const { set, rules, edit } = useSetView();
  const kit = useMemo(() => kitFor(set, rules), [set, rules]);
  const [left, setLeft] = useState<readonly KitPart[]>([]);
  const [text, setText] = useState('');
  const spec = specName(set, rules.dataset);
  if (!kit) {
    return (
      <Dialog open title={`Start as ${spec}`} onClose={onClose}>
        <p>No standard build of this specialization is known.</p>
      </Dialog>
    );
  }
  const talents = rules.dataset.talents(set.gameClass);
  const pasted = text.trim() === '' ? null : pastedTalents(text);
  const read = pasted && parseTalents(pasted.talents, talents, rules.wearer.level);
  const error =
    text.trim() === '' ? null : !read ? 'This is no build.' : (read.refusal?.message ?? null);
  const own = read?.value ? formatTalents(read.value, talents) : kit.talents;
  const parts = KIT_PARTS.map((part) => ({ part, words: kitWords(kit, part, own, rules) })).filter(
    ({ words }) => words !== null,
  );
  const chosen = parts.map(({ part }) => part).filter((part) => !left.includes(part));
  return (
    <Dialog
      open
      wide
      title={`Start as ${spec}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="main"
            disabled={error !== null || chosen.length === 0}
            onClick={() => {
              edit(startingAs(kit, chosen, rules, own));
              onClose();
            }}
          >
            Start
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        What the spec usually takes along, by {kit.build.author}. One undo takes it back.
      </p>
      <ul className={styles.parts}>
        {parts.map(({ part, words }) => (
          <li key={part}>
            <Checkbox
              checked={!left.includes(part)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((each) => each !== part) : [...left, part])
              }
            >
              {words!.title}
            </Checkbox>
            <p className={styles.what}>{words!.what}</p>
          </li>
        ))}
      </ul>
      <TextField
        label="Other talents"
        placeholder="…/talent-calc/warrior/3203-305053-35"
        note="A link of a talent calculator, or its digits tree by tree, in place of the standard ones."
        autoComplete="off"
        spellCheck={false}
        error={error}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Dialog>
  );
}
