import { atTheBorder } from '../border.ts';
import { PlannerError } from '../messages.ts';
import { addonExport, readAddon } from './read-addon.ts';
import { isGearPlannerLink, readGearPlannerLink } from './read-gear-planner-link.ts';
import { readItemLinks } from './read-item-links.ts';
import { ownSet } from './own-schema.ts';
import { readOwn } from './read-own.ts';
import { readWebsite, websiteExport } from './read-website.ts';
import type { ImportedSet } from './imported.ts';

/** Longest text an import takes; a full set with every option is a fifth of it. */
export const LONGEST_IMPORT = 200_000;

/** Reads any supported text; throws a `PlannerError` that names what is wrong, never anything else. */
export function readImport(text: string): ImportedSet {
  if (text.length > LONGEST_IMPORT) throw new PlannerError('importParseFailed');
  const trimmed = text.trim();
  if (isGearPlannerLink(trimmed)) return orParseFailure(readGearPlannerLink(trimmed));
  const source = parseJson(trimmed);
  if (source === undefined) return orParseFailure(readItemLinks(trimmed));
  if (typeof source === 'number') return orParseFailure(readItemLinks(trimmed));
  if (!isRecord(source)) throw new PlannerError('importParseFailed');
  if (isRecord(source.player)) return readWebsite(atTheBorder(websiteExport, source, 'text'));
  if (isRecord(source.gear)) return readAddon(atTheBorder(addonExport, source, 'text'));
  return readOwn(atTheBorder(ownSet, source, 'text'));
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
