import type { Figure } from '../bench/figure.ts';
import { STANDING } from './standing.ts';

/** What one suite found out, and when. */
export interface SuiteReport {
  readonly name: string;
  readonly title: string;
  /** ISO, to the minute. */
  readonly date: string;
  readonly seconds: number;
  readonly versions: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
  /** Why it ended before its end; null when it did not. */
  readonly broke: string | null;
}

/** What falls short in a suite, a sentence each. */
export function shortcomings({ figures, broke }: SuiteReport): readonly string[] {
  return [
    ...(broke ? [`broke off: ${broke}`] : []),
    ...figures
      .filter(({ goal }) => goal && !goal.met)
      .map(({ what, value, goal }) => `${what}: ${value}, should be ${goal!.text}`),
  ];
}

/** The newest report of every suite, as a page; and which of them have none. */
export function reportPage(reports: readonly SuiteReport[], all: readonly string[]): string {
  const notRun = all.filter((name) => !reports.some((report) => report.name === name));
  const missed = reports.flatMap((report) =>
    shortcomings(report).map((sentence) => `- **${report.name}** ${sentence}`),
  );
  return [
    '# Proof',
    '',
    'Written by `npm run prove`; the same in `proof.json`. Each suite stands here with its last run.',
    '',
    '## What falls short',
    '',
    ...(missed.length > 0 ? missed : ['Nothing of what was run.']),
    ...(notRun.length > 0 ? [`- Not run yet: ${notRun.join(', ')}`] : []),
    '',
    ...STANDING,
    ...reports.flatMap(suitePart),
  ].join('\n');
}

function suitePart({
  name,
  title,
  date,
  seconds,
  versions,
  machine,
  figures,
}: SuiteReport): readonly string[] {
  return [
    `## ${name}`,
    '',
    `${title}. ${date.replace('T', ' ')}, ${seconds} s, ${versions}, ${machine}.`,
    '',
    '| what | value | goal | |',
    '| --- | --- | --- | --- |',
    ...figures.map(
      ({ what, value, goal }) => `| ${what} | ${value} | ${goal?.text ?? ''} | ${verdict(goal)} |`,
    ),
    '',
  ];
}

function verdict(goal: Figure['goal']): string {
  if (goal === null) return '';
  return goal.met ? 'met' : '**missed**';
}
