import { PlannerError } from '../messages.ts';
import { addonExport, readAddon } from './read-addon.ts';
import { isGearPlannerLink, readGearPlannerLink } from './read-gear-planner-link.ts';
import { readItemLinks } from './read-item-links.ts';
import { ownSet } from './own-schema.ts';
import { readOwn } from './read-own.ts';
import { readWebsite, websiteExport } from './read-website.ts';
import type { ImportedSet } from './imported.ts';
import type { z } from 'zod';

/** Longest text an import takes; a full set with every option is a fifth of it. */
export const LONGEST_IMPORT = 200_000;

/** Reads any supported text; throws `importParseFailed` or `malformed`, never anything else. */
export function readImport(text: string): ImportedSet {
  if (text.length > LONGEST_IMPORT) throw new PlannerError('importParseFailed');
  const trimmed = text.trim();
  if (isGearPlannerLink(trimmed)) return orParseFailure(readGearPlannerLink(trimmed));
  const source = parseJson(trimmed);
  if (source === undefined) return orParseFailure(readItemLinks(trimmed));
  if (typeof source === 'number') return orParseFailure(readItemLinks(trimmed));
  if (!isRecord(source)) throw new PlannerError('importParseFailed');
  if (isRecord(source.player)) return readWebsite(checked(websiteExport, source));
  if (isRecord(source.gear)) return readAddon(checked(addonExport, source));
  return readOwn(checked(ownSet, source));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function orParseFailure(imported: ImportedSet | null): ImportedSet {
  if (imported === null) throw new PlannerError('importParseFailed');
  return imported;
}

function checked<T extends z.ZodType>(schema: T, source: unknown): z.infer<T> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new PlannerError(
    'malformed',
    issue?.path.join('.') || 'The text',
    issue?.message ?? 'unknown reason',
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
