import { PlannerError } from '../messages.ts';
import { changedParts } from './changed-parts.ts';
import type { Finding } from './finding.ts';
import { loadSet } from '../stored/load-set.ts';
import type { Rules } from '../set/rules.ts';
import { setFindings } from './set-findings.ts';
import type { StoredSet } from '../stored/stored-set.ts';

export interface Validation {
  /** Broken by what changed: the write must not happen. */
  readonly refusals: readonly Finding[];
  /** Legal when it was stored and not any more: it stays and is shown (acceptance E4). */
  readonly warnings: readonly Finding[];
}

/** Holds what a write changes against the rules; `before` is null for a new set. */
export function validateStored(
  before: StoredSet | null,
  after: StoredSet,
  rules: Rules,
): Validation {
  const { set } = loadSet(after, rules.dataset, rules.wearer.level);
  const changed = changedParts(before, after);
  const findings = setFindings(set, rules);
  const isNew = ({ touches }: Finding): boolean => touches.some((part) => changed.has(part));
  return {
    refusals: findings.filter(isNew),
    warnings: findings.filter((finding) => !isNew(finding)),
  };
}

/** The same for whoever writes, throwing the first refusal: what nothing changed is not asked about. */
export function assertStorable(before: StoredSet | null, after: StoredSet, rules: Rules): void {
  const changed = changedParts(before, after);
  if (changed.size === 0) return;
  const { set } = loadSet(after, rules.dataset, rules.wearer.level);
  const first = setFindings(set, rules, changed).find(({ touches }) =>
    touches.some((part) => changed.has(part)),
  );
  if (first) throw PlannerError.of(first);
}
