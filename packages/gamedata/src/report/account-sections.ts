import type { CompileAccount } from '../compiled.ts';
import type { EditionCounts, Share } from './count-edition.ts';
import { cell } from './sections.ts';
import type { ReportRow, ReportSection } from './sections.ts';

/** What was understood of the sources, corrected in them and left open. */
export function accountSections(
  accounts: readonly CompileAccount[],
  counts: readonly EditionCounts[],
): ReportSection[] {
  return [
    { title: 'Tooltip lines', rows: understoodRows(accounts, counts) },
    { title: 'Corrections from the fact tables', rows: tallies(accounts, (a) => a.corrections) },
    { title: 'Left out of the packages', rows: tallies(accounts, (a) => lengths(a.leftOut)) },
    { title: 'Gaps that stay', rows: tallies(accounts, (a) => lengths(a.gaps)) },
  ];
}

export function understoodRows(
  accounts: readonly CompileAccount[],
  counts: readonly EditionCounts[],
): ReportRow[] {
  const row = (label: string, of: (account: CompileAccount, index: number) => number | Share) => ({
    label,
    cells: accounts.map((account, index) => cell(of(account, index))),
  });
  return [
    row('Items with every stat line understood', (account, index) =>
      itemsUnderstood(account, counts[index]!),
    ),
    row('Stat lines understood', ({ lines }) => ({ of: lines.seen, complete: lines.understood })),
    row('Stat lines understood, uncommon or better', ({ uncommonLines }) => ({
      of: uncommonLines.seen,
      complete: uncommonLines.understood,
    })),
    row('Effect sentences', ({ effectLines }) => effectLines),
  ];
}

function itemsUnderstood({ notUnderstood }: CompileAccount, { equippable }: EditionCounts): Share {
  const unclear = new Set(notUnderstood.map((line) => line.itemId)).size;
  return { of: equippable, complete: equippable - unclear };
}

function lengths(lists: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, number> {
  return new Map([...lists].map(([kind, ids]) => [kind, ids.length]));
}

function tallies(
  accounts: readonly CompileAccount[],
  of: (account: CompileAccount) => ReadonlyMap<string, number>,
): ReportRow[] {
  const kinds = new Set(accounts.flatMap((account) => [...of(account).keys()]));
  return [...kinds].toSorted().map((kind) => ({
    label: kind,
    cells: accounts.map((account) => cell(of(account).get(kind) ?? 0)),
  }));
}
