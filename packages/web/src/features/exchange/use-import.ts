import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { presentCategories } from '@gearwright/game/exchange/categories.ts';
import { importLines, type ImportLine } from '@gearwright/game/exchange/import-lines.ts';
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
}

export interface Importing {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Why the text cannot be read; null while there is none. */
  readonly problem: string | null;
  readonly understood: Understood | null;
  readonly toggle: (category: ImportCategory) => void;
}

/** A pasted text, what it says, and what it would change. */
export function useImport(): Importing {
  const { set, rules } = useSetView();
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<ImportCategory>>(new Set());
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
    return { resolved: read.resolved, present, chosen, plan, lines };
  }, [read, left, set, rules]);
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
  };
}

function reading(text: string, { edition, dataset, wearer }: Rules) {
  if (text.trim() === '') return null;
  try {
    const { gameClass } = wearer;
    return {
      problem: null,
      resolved: resolveImport(readImport(text), { edition, dataset, gameClass }),
    };
  } catch (error) {
    const problem = error instanceof PlannerError ? error.message : MESSAGES.importParseFailed();
    return { problem, resolved: null };
  }
}

function planned(plan: () => ImportPlan): ImportPlan | null {
  try {
    return plan();
  } catch {
    return null;
  }
}
