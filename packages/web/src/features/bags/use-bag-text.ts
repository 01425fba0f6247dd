import { useMemo, useState } from 'react';
import {
  inventoryOfImport,
  type ImportedInventory,
} from '@gearwright/game/exchange/imported-inventory.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';

export interface BagText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Why nothing can be taken from the text; null while there is none. */
  readonly problem: string | null;
  readonly found: ImportedInventory | null;
}

const NO_BAGS =
  'The text says nothing of bags. Export with the Gearwright add-on, or paste item links or ids.';

/** A pasted text, and what it puts into the bags. */
export function useBagText(dataset: Dataset): BagText {
  const [text, setText] = useState('');
  const read = useMemo(() => reading(text, dataset), [text, dataset]);
  return { text, setText, ...read };
}

function reading(text: string, dataset: Dataset): Pick<BagText, 'problem' | 'found'> {
  if (text.trim() === '') return { problem: null, found: null };
  try {
    const found = inventoryOfImport(readImport(text), dataset);
    return { problem: found ? null : NO_BAGS, found };
  } catch (error) {
    const problem = error instanceof PlannerError ? error.message : MESSAGES.importParseFailed();
    return { problem, found: null };
  }
}
