import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { publicSetOf, snapshotFrom } from '../rules/public-set.ts';
import type { PublicSet, PublicSetInput } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { compactSet, expandSet } from './compact-set.ts';
import { brokenLink, packJson, unpackJson, type PackedLimits } from './packed-json.ts';

/**
 * Links that carry what they show: a set, or two side by side, in the path of their address. No server stores
 * anything for them: they are read without a network, and on any deployment.
 */

/** Letters of a link, with its site: what every browser, chat program and server takes. A full set has about 900. */
export const LONGEST_LINK = 2_000;
const LIMITS: PackedLimits = {
  version: '1',
  // More than any server passes on.
  mostLetters: 8_000,
  mostBytes: 64 * 1024,
};
const MOST_SETS = 2;

/** What a link holds before it is held against the rules of an edition. */
export interface LinkBody {
  readonly edition: EditionKey;
  readonly sets: readonly unknown[];
}

/** The text behind `/link/`. */
export async function writeSetLink(
  edition: EditionKey,
  sets: readonly PublicSetInput[],
): Promise<string> {
  return packJson([edition, ...sets.map(compactSet)], LIMITS);
}

/** `importParseFailed` for whatever is no link of ours: cut short, changed, or of a version yet to come. */
export async function openSetLink(text: string): Promise<LinkBody> {
  const body = await unpackJson(text, LIMITS);
  if (!Array.isArray(body)) throw brokenLink();
  const [told, ...sets] = body as readonly unknown[];
  const edition = EDITION_KEYS.find((key) => key === told);
  if (!edition || sets.length === 0 || sets.length > MOST_SETS) throw brokenLink();
  return { edition, sets };
}

/** The sets of a link, as a shared set is seen; what is no longer allowed stays, with a warning. */
export function setsOfLink({ edition, sets }: LinkBody, game: RosterGame): readonly PublicSet[] {
  if (edition !== game.edition.key) throw brokenLink();
  return sets.map((set, at) => {
    const snapshot = snapshotFrom(expandSet(set, game.dataset), game, { asStored: true });
    return publicSetOf(snapshot, `link-${at + 1}`);
  });
}
