import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import type { Figure } from '../bench/figure.ts';
import { figureTable } from '../bench/table.ts';
import { reportPage, shortcomings, type SuiteReport } from './report.ts';
import { findSuites } from './suites.ts';

/**
 * `npm run prove [-- SUITE…] [--quick] [--minutes 10] [--sets 100000] [--inputs 500000]`: runs the long suites, or the named ones, and
 * writes docs/proof.md and docs/proof.json. `--quick` runs the short version of those that have one, and writes nothing;
 * `--told FILE` keeps what falls short as a list of sentences.
 */
const DOCS = resolve(import.meta.dirname, '../../docs');
/** The others measure time, which means nothing beside other tests. */
const QUICK = ['faults'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    told: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    sets: { type: 'string', default: '100000' },
    inputs: { type: 'string', default: '500000' },
  },
});

const suites = await findSuites();
const asked = positionals.length > 0 ? positionals : values.quick ? QUICK : [...suites.keys()];
const unknown = asked.filter((name) => !suites.has(name));
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}. Known: ${[...suites.keys()].join(', ')}.`);
  process.exitCode = 2;
} else await prove();

async function prove(): Promise<void> {
  const reports: SuiteReport[] = [];
  for (const name of asked) {
    reports.push(await run(name));
    if (!values.quick) await keep(reports);
  }
  const figures = reports.flatMap((report) => report.figures);
  const short = reports.flatMap((report) =>
    shortcomings(report).map((sentence) => `${report.name} ${sentence}`),
  );
  console.log([`${figures.length} figures, ${short.length} fall short`, ...short].join('\n'));
  if (values.told) writeFileSync(values.told, JSON.stringify(short));
  process.exitCode = short.length === 0 ? 0 : 1;
}

async function run(name: string): Promise<SuiteReport> {
  const { title, run: start } = suites.get(name)!;
  const began = performance.now();
  const progress = (what: string, at: number, of: number): void => {
    const seconds = Math.round((performance.now() - began) / 1000);
    const line = `${name} ${String(seconds).padStart(4)} s  ${what} ${of > 1 ? `${at}/${of}` : ''}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
    else console.log(line);
  };
  let figures: readonly Figure[] = [];
  let broke: string | null = null;
  try {
    figures = await start({
      quick: values.quick,
      minutes: Number(values.minutes),
      sets: Number(values.sets),
      inputs: Number(values.inputs),
      progress,
    });
  } catch (error) {
    broke = String(error).split('\n')[0]!;
    console.error(error);
  }
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  console.log(`${name}: ${title}\n\n${figureTable(figures)}\n`);
  return {
    name,
    title,
    date: new Date().toISOString().slice(0, 16),
    seconds: Math.round((performance.now() - began) / 1000),
    versions: `Node ${process.version}`,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, load average ${loadavg()[0]!.toFixed(1)}`,
    figures,
    broke,
  };
}

/** Together with the last run of the suites that were not asked for. */
async function keep(reports: readonly SuiteReport[]): Promise<void> {
  const file = resolve(DOCS, 'proof.json');
  const earlier = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly suites: readonly SuiteReport[] }).suites
    : [];
  const newest = [...suites.keys()].flatMap(
    (name) =>
      reports.find((report) => report.name === name) ??
      earlier.find((report) => report.name === name) ??
      [],
  );
  const json = JSON.stringify({ suites: newest }, null, 2);
  writeFileSync(file, (await format(file, json, { printWidth: 100 })).code);
  const page = resolve(DOCS, 'proof.md');
  const text = reportPage(newest, [...suites.keys()]);
  writeFileSync(page, (await format(page, text, { printWidth: 100 })).code);
}
