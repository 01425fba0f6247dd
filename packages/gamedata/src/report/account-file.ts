import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { CompileAccount } from '../compiled.ts';

/** Beside the packs: what the report tells of the compile that made them. */
export const ACCOUNT = 'account.json';

/** The account as it is kept on disk: lists and counts by their words. */
type AccountJson = Omit<CompileAccount, 'leftOut' | 'corrections' | 'gaps'> & {
  readonly leftOut: Readonly<Record<string, readonly number[]>>;
  readonly corrections: Readonly<Record<string, number>>;
  readonly gaps: Readonly<Record<string, readonly number[]>>;
};

export function accountText({ leftOut, corrections, gaps, ...rest }: CompileAccount): string {
  const json: AccountJson = {
    lines: rest.lines,
    uncommonLines: rest.uncommonLines,
    effectLines: rest.effectLines,
    notUnderstood: rest.notUnderstood,
    leftOut: Object.fromEntries(leftOut),
    corrections: Object.fromEntries(corrections),
    gaps: Object.fromEntries(gaps),
  };
  return `${JSON.stringify(json, null, 1)}\n`;
}

export function readAccount(out: string, edition: EditionKey): CompileAccount {
  const json = JSON.parse(readFileSync(join(out, edition, ACCOUNT), 'utf8')) as AccountJson;
  return {
    ...json,
    leftOut: new Map(Object.entries(json.leftOut)),
    corrections: new Map(Object.entries(json.corrections)),
    gaps: new Map(Object.entries(json.gaps)),
  };
}
