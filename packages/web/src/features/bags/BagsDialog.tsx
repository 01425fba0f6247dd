import { useMemo, type ReactNode } from 'react';
import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { withImported } from '@gearwright/game/exchange/imported-inventory.ts';
import { writeInventory } from '@gearwright/game/exchange/write-inventory.ts';
import { bagLines } from '@gearwright/game/plans/bag-report.ts';
import { markingOwned, unmarkedOwned } from '@gearwright/game/plans/owned-items.ts';
import { failureText } from '../../data/failure-text.ts';
import {
  notHaving,
  useChangeInventory,
  type InventoryChange,
} from '../../data/roster/use-change-inventory.ts';
import { useInventory } from '../../data/roster/use-owned-items.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { BagFindings } from './BagFindings.tsx';
import { BagLines } from './BagLines.tsx';
import styles from './BagsDialog.module.css';
import { inventoryWords } from './bag-words.ts';
import { useBagText } from './use-bag-text.ts';

interface Props {
  readonly characterId: string;
  readonly onClose: () => void;
  /** The button that finds the best of it. */
  readonly best: (inventory: Inventory) => ReactNode;
}

/** What the character has: filled by a text, looked through, and made the most of. */
export function BagsDialog({ characterId, onClose, best }: Props) {
  const { set, rules, character, edit, readOnly } = useSetView();
  const { dataset } = rules;
  const inventory = useInventory(characterId);
  const { mutate, isPending } = useChangeInventory();
  const { text, setText, problem, found } = useBagText(dataset);
  const { isCopied, copy } = useCopy();
  const lines = useMemo(
    () => bagLines(inventory ?? [], dataset).toSorted((a, b) => b.item.quality - a.item.quality),
    [inventory, dataset],
  );
  const change = (how: InventoryChange['change'], then?: () => void): void =>
    mutate(
      { characterId, change: how },
      {
        onSuccess: then,
        onError: (error) => showToast(failureText(error), { tone: 'failed' }),
      },
    );
  if (!inventory) {
    return (
      <Dialog open wide title="Bags" onClose={onClose}>
        <Waiting />
      </Dialog>
    );
  }
  const unmarked = unmarkedOwned(set.gear, inventory);
  return (
    <Dialog open wide title="Bags" onClose={onClose}>
      <div className={styles.parts}>
        <p className={styles.lead}>
          {inventoryWords(inventory) ??
            `Nothing is known of what ${character.name} has. Paste a text below, or mark things with “I have this” in a list.`}
        </p>
        <div className={styles.ways}>
          {!readOnly && best(inventory)}
          {!readOnly && unmarked > 0 && (
            <Button
              onClick={() => {
                edit(markingOwned(inventory));
                showToast(`${unmarked} marked as acquired. Undo takes it back.`);
              }}
            >
              Mark {unmarked} as acquired
            </Button>
          )}
          {inventory.length > 0 && (
            <Button
              onClick={() =>
                copy(JSON.stringify(writeInventory(inventory, character, dataset), null, 1))
              }
            >
              <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy as text'}</span>
            </Button>
          )}
          {inventory.length > 0 && (
            <Button
              tone="danger"
              onClick={() =>
                change(
                  () => [],
                  () =>
                    showToast('The bags are empty.', {
                      action: { label: 'Undo', run: () => change(() => inventory) },
                    }),
                )
              }
            >
              Empty the bags
            </Button>
          )}
        </div>
        <TextArea
          label="Text from the game"
          note="The text of the Gearwright add-on takes the place of what is here; item links and ids join it. At most 2,000 things."
          error={problem ?? undefined}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {found && (
          <p className={styles.found}>
            <Button
              tone="main"
              disabled={isPending}
              onClick={() =>
                change(
                  (now) => withImported(now, found),
                  () => setText(''),
                )
              }
            >
              {found.way === 'replace' ? 'Fill the bags' : 'Add to the bags'}
            </Button>
            {inventoryWords(found.inventory) ?? 'Nothing this edition knows'}
            {found.unknown > 0 && `; ${found.unknown} not known here`}
          </p>
        )}
        <div>
          <BagFindings characterId={characterId} inventory={inventory} />
          <BagLines
            title="Everything"
            lines={lines}
            none="Nothing yet."
            onTakeOut={({ item }) => change(notHaving(item.id))}
          />
        </div>
      </div>
    </Dialog>
  );
}
