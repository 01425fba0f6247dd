import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { publicSetOf, snapshotFrom } from '../rules/public-set.ts';
import type { PublicSet, PublicSetInput } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { compactSet, expandSet } from './compact-set.ts';
import { deflateText, inflateText } from './deflate-text.ts';

/**
 * Links that carry what they show: a set, or two side by side, in the path of their address. No server stores
 * anything for them: they are read without a network, and on any deployment.
 */

/** The first letter of a link; every version that ever was stays readable. */
const VERSION = '1';
/** Letters of a link, with its site: what every browser, chat program and server takes. A full set has about 900. */
export const LONGEST_LINK = 2_000;
/** Letters that are looked at when one is opened: more than any server passes on. */
const MOST_LETTERS = 8_000;
/** Bytes of what is in it. */
const MOST_BYTES = 64 * 1024;
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
  return VERSION + (await deflateText(JSON.stringify([edition, ...sets.map(compactSet)])));
}

/** `importParseFailed` for whatever is no link of ours: cut short, changed, or of a version yet to come. */
export async function openSetLink(text: string): Promise<LinkBody> {
  if (text.length > MOST_LETTERS || !text.startsWith(VERSION)) throw broken();
  const json = await inflateText(text.slice(VERSION.length), MOST_BYTES);
  const body = json === null ? null : parsed(json);
  if (!Array.isArray(body)) throw broken();
  const [told, ...sets] = body as readonly unknown[];
  const edition = EDITION_KEYS.find((key) => key === told);
  if (!edition || sets.length === 0 || sets.length > MOST_SETS) throw broken();
  return { edition, sets };
}

/** The sets of a link, as a shared set is seen; what is no longer allowed stays, with a warning. */
export function setsOfLink({ edition, sets }: LinkBody, game: RosterGame): readonly PublicSet[] {
  if (edition !== game.edition.key) throw broken();
  return sets.map((set, at) => {
    const snapshot = snapshotFrom(expandSet(set, game.dataset), game, { asStored: true });
    return publicSetOf(snapshot, `link-${at + 1}`);
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function broken(): PlannerError {
  return new PlannerError('importParseFailed');
}
