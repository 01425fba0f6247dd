import { EDITIONS as RULES } from '@gearwright/game/edition/editions.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { CompileAccount } from '../compiled.ts';
import { NAME_LANGUAGES } from '@gearwright/game/words/name-languages.ts';
import { OUT } from '../folders.ts';
import { loadDataset, loadNames, loadTexts, manifestOf } from '../load.ts';
import { readAccount } from './account-file.ts';
import { accountSections, understoodRows } from './account-sections.ts';
import { projectFacts } from '../steps/tables/facts-folder.ts';
import { countEdition } from './count-edition.ts';
import { countEffects, type EffectCounts } from './count-effects.ts';
import type { EditionCounts, Share } from './count-edition.ts';
import { cell, countSections } from './sections.ts';
import type { ReportSection } from './sections.ts';
import { markdownTable, textTable } from './text-table.ts';

export interface Report {
  readonly editions: readonly EditionKey[];
  readonly dates: readonly string[];
  readonly sizes: readonly {
    readonly core: number;
    readonly texts: number;
    readonly names: number;
  }[];
  /** Items with a name of their own in each of NAME_LANGUAGES. */
  readonly named: readonly (readonly Share[])[];
  readonly counts: readonly EditionCounts[];
  readonly accounts: readonly CompileAccount[];
  readonly effects: readonly (readonly EffectCounts[])[];
}

/** Reads the compiled editions and the accounts of how they were made. */
export function makeReport(editions: readonly EditionKey[], out: string = OUT): Report {
  const manifests = editions.map((edition) => manifestOf(edition, out));
  return {
    editions,
    dates: manifests.map(({ date }) => date),
    sizes: manifests.map(({ core, texts, names }) => ({
      core: core.gzip,
      texts: texts.gzip,
      names: Math.max(...Object.values(names).map(({ gzip }) => gzip)),
    })),
    named: editions.map((edition) =>
      NAME_LANGUAGES.map((language) => ({
        of: loadDataset(edition, out).items.length,
        complete: loadNames(edition, language, out).itemCount,
      })),
    ),
    counts: editions.map((edition) =>
      countEdition(loadDataset(edition, out), loadTexts(edition, out), RULES[edition].maxLevel),
    ),
    accounts: editions.map((edition) => readAccount(out, edition)),
    effects: editions.map((edition) => countEffects(loadDataset(edition, out), projectFacts())),
  };
}

export function reportText(report: Report): string {
  const { editions, counts, accounts } = report;
  const sections = [
    { title: 'Packs', rows: packRows(report) },
    ...countSections(counts),
    ...accountSections(accounts, counts),
    { title: 'Items named in other languages', rows: nameRows(report) },
    { title: 'Effects that no stat says', rows: effectRows(report) },
  ];
  return `${textTable(editions, sections)}\n\n${unclearLines(report)}`;
}

/** What stands in the package's README. */
export function summaryMarkdown(report: Report): string {
  const { editions, counts, accounts } = report;
  const [inAll, people] = countSections(counts);
  const rows = [...inAll!.rows, ...understoodRows(accounts, counts), ...people!.rows];
  const corrections = {
    label: 'Corrections applied',
    cells: accounts.map((account) =>
      cell([...account.corrections.values()].reduce((sum, count) => sum + count, 0)),
    ),
  };
  const sections: ReportSection[] = [{ title: '', rows: [...rows, corrections] }];
  return markdownTable(editions, sections);
}

function effectRows({ effects }: Report): ReportSection['rows'] {
  return (effects[0] ?? []).flatMap(({ label }, place) => [
    { label, cells: effects.map((each) => cell(each[place]!.structured.of)) },
    {
      label: '  with a structured row',
      cells: effects.map((each) => cell(each[place]!.structured)),
    },
    {
      label: '  nothing a scale could weigh',
      cells: effects.map((each) => cell(each[place]!.weightless)),
    },
    {
      label: '  of the others, with a value',
      cells: effects.map((each) => cell(each[place]!.valued)),
    },
  ]);
}

function nameRows({ named }: Report): ReportSection['rows'] {
  return NAME_LANGUAGES.map((label, place) => ({
    label,
    cells: named.map((languages) => cell(languages[place]!)),
  }));
}

function packRows({ dates, sizes }: Report): ReportSection['rows'] {
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
  return [
    { label: 'Date of the data', cells: dates },
    { label: 'Core, gzipped', cells: sizes.map(({ core }) => megabytes(core)) },
    { label: 'Texts, gzipped', cells: sizes.map(({ texts }) => megabytes(texts)) },
    { label: 'Largest names, gzipped', cells: sizes.map(({ names }) => megabytes(names)) },
  ];
}

function unclearLines({ editions, accounts }: Report): string {
  const lines = accounts.flatMap(({ notUnderstood }, index) =>
    notUnderstood.map(
      ({ itemId, name, line, why }) =>
        `  ${editions[index]}  ${itemId} ${name}: "${line}"\n      ${why}`,
    ),
  );
  const title = 'Lines that were not understood';
  return lines.length === 0 ? `${title}: none` : [title, ...lines].join('\n');
}
