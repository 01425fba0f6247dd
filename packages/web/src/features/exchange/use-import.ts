import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { presentCategories } from '@gearwright/game/exchange/categories.ts';
import { importLines, type ImportLine } from '@gearwright/game/exchange/import-lines.ts';
import {
  inventoryOfImport,
  type ImportedInventory,
} from '@gearwright/game/exchange/imported-inventory.ts';
import { planImport, type ImportPlan } from '@gearwright/game/exchange/import-plan.ts';
import {
  resolveImport,
  type ImportCategory,
  type ResolvedImport,
} from '@gearwright/game/exchange/resolve-import.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import { useSetView } from '../../data/set-view/set-view.ts';

export interface Understood {
  readonly resolved: ResolvedImport;
  readonly present: readonly ImportCategory[];
  readonly chosen: readonly ImportCategory[];
  /** Null when the rules could not be asked. */
  readonly plan: ImportPlan | null;
  readonly lines: readonly ImportLine[];
  /** What the text says of bags and bank; null where it says nothing, or nobody has any. */
  readonly bags: ImportedInventory | null;
  readonly takesBags: boolean;
}

export interface Importing {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Why the text cannot be read; null while there is none. */
  readonly problem: string | null;
  readonly understood: Understood | null;
  readonly toggle: (category: ImportCategory) => void;
  readonly toggleBags: () => void;
}

/** A pasted text, what it says, and what it would change. */
export function useImport(): Importing {
  const { set, rules, owner } = useSetView();
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<ImportCategory>>(new Set());
  const [takesBags, setTakesBags] = useState(true);
  const hasBags = 'character' in owner;
  // A point is the same one in the preview and in the set.
  const pointIds = useRef<string[]>([]);
  const read = useMemo(() => reading(text, rules), [text, rules]);
  const understood = useMemo((): Understood | null => {
    if (!read?.resolved) return null;
    const present = presentCategories(read.resolved);
    const chosen = present.filter((category) => !left.has(category));
    const newPointId = (index: number) => (pointIds.current[index] ??= newId());
    const plan = planned(() => planImport(set, read.resolved, chosen, rules, newPointId));
    const lines = plan ? importLines(set, plan.after, rules.dataset) : [];
    // Links name what one wants to wear as often as what one has: they go to the bags from the bags alone.
    const bags = hasBags && read.bags?.way === 'replace' ? read.bags : null;
    return { resolved: read.resolved, present, chosen, plan, lines, bags, takesBags };
  }, [read, left, set, rules, hasBags, takesBags]);
  const problem =
    read?.problem ?? (understood && !understood.plan ? MESSAGES.importFailed() : null);
  return {
    text,
    setText,
    problem,
    understood: useDeferredValue(understood),
    toggle: (category) => {
      const next = new Set(left);
      if (!next.delete(category)) next.add(category);
      setLeft(next);
    },
    toggleBags: () => setTakesBags(!takesBags),
  };
}

function reading(text: string, { edition, dataset, wearer }: Rules) {
  if (text.trim() === '') return null;
  try {
    const { gameClass } = wearer;
    const imported = readImport(text);
    return {
      problem: null,
      resolved: resolveImport(imported, { edition, dataset, gameClass }),
      bags: inventoryOfImport(imported, dataset),
    };
  } catch (error) {
    const problem = error instanceof PlannerError ? error.message : MESSAGES.importParseFailed();
    return { problem, resolved: null, bags: null };
  }
}

function planned(plan: () => ImportPlan): ImportPlan | null {
  try {
    return plan();
  } catch {
    return null;
  }
}
