import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { brokenLink, packJson, unpackJson, type PackedLimits } from './packed-json.ts';
import { setsOfLink } from './set-link.ts';
import type { PublicSet } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';

/**
 * A guild's roster as one link: the public ids of its members' sets, and whole those that their own links carry.
 * It stands behind the `#` of an address, which no server is ever told.
 */
export interface Guild {
  readonly edition: EditionKey;
  readonly name: string;
  readonly members: readonly GuildMember[];
}

export type GuildMember =
  | { readonly kind: 'public'; readonly publicId: string }
  /** As a set link holds it, before it is held against the rules. */
  | { readonly kind: 'carried'; readonly compact: object };

/** As many as the greatest raid takes. */
export const MOST_MEMBERS = 40;
export const LONGEST_GUILD_NAME = 60;
/** Letters of a link; forty sets that are carried whole have about 25,000. */
export const LONGEST_GUILD_LINK = 60_000;

const LIMITS: PackedLimits = {
  version: '1',
  mostLetters: LONGEST_GUILD_LINK,
  mostBytes: 1024 * 1024,
};
const PUBLIC_ID = /^[\w-]{1,64}$/;

/** The text behind `/guild#`; `importParseFailed` when there is more in it than a link takes. */
export async function writeGuildLink({ edition, name, members }: Guild): Promise<string> {
  const told = members.map((member) =>
    member.kind === 'public' ? member.publicId : member.compact,
  );
  const text = await packJson([edition, name, ...told], LIMITS);
  if (text.length > LIMITS.mostLetters) throw brokenLink();
  return text;
}

/** `importParseFailed` for whatever is no roster of ours: cut short, changed, or of a version yet to come. */
export async function openGuildLink(text: string): Promise<Guild> {
  const body = await unpackJson(text, LIMITS);
  if (!Array.isArray(body)) throw brokenLink();
  const [told, name, ...members] = body as readonly unknown[];
  const edition = EDITION_KEYS.find((key) => key === told);
  if (!edition || typeof name !== 'string' || name.length > LONGEST_GUILD_NAME) throw brokenLink();
  if (members.length > MOST_MEMBERS) throw brokenLink();
  // A set that stands in it twice is one member.
  const read = new Map(members.map(memberFrom).map((member) => [memberKey(member), member]));
  return { edition, name, members: [...read.values()] };
}

function memberFrom(told: unknown): GuildMember {
  if (typeof told === 'string' && PUBLIC_ID.test(told)) return { kind: 'public', publicId: told };
  if (typeof told === 'object' && told !== null) return { kind: 'carried', compact: told };
  throw brokenLink();
}

/** What tells one member's set from another's. */
export function memberKey(member: GuildMember): string {
  return member.kind === 'public' ? member.publicId : JSON.stringify(member.compact);
}

/** A set that the roster carries, as a shared set is seen. */
export function carriedSet(compact: object, game: RosterGame): PublicSet {
  return setsOfLink({ edition: game.edition.key, sets: [compact] }, game)[0]!;
}
