import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { SITES, SITE_KEYS } from '@gearwright/game/edition/sites.ts';
import {
  carriedSet,
  memberKey,
  MOST_MEMBERS,
  type GuildMember,
} from '@gearwright/roster/link/guild-link.ts';
import { MOST_PASTED, pastedLinks, type PastedLink } from '@gearwright/roster/link/pasted-links.ts';
import { openSetLink } from '@gearwright/roster/link/set-link.ts';
import type { PublicSet } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';

/** What was pasted and could not be taken, and why, in a sentence. */
export interface NotTaken {
  readonly text: string;
  readonly why: string;
}

export interface Taken {
  readonly members: readonly GuildMember[];
  readonly notTaken: readonly NotTaken[];
}

export interface Taking {
  readonly game: RosterGame;
  /** Of the page: what other sites share is not here. */
  readonly host: string;
  readonly already: readonly GuildMember[];
  readonly getPublicSet: (publicId: string) => Promise<PublicSet>;
  readonly onProgress?: (done: number, all: number) => void;
}

/** Links of one paste, whatever comes of them: each may be a question to the server. */
const MOST_READ = 80;

/** Reads a pasted text link by link; a sentence for each that cannot be read. */
export async function takeLinks(text: string, taking: Taking): Promise<Taken> {
  const pasted = pastedLinks(text);
  if (!pasted) {
    const why = `This is more than ${MOST_PASTED.toLocaleString('en')} letters. Paste fewer links at once.`;
    return { members: [], notTaken: [{ text: '', why }] };
  }
  const members: GuildMember[] = [];
  const notTaken: NotTaken[] = [];
  const known = new Set(taking.already.map(memberKey));
  for (const [at, link] of pasted.links.entries()) {
    taking.onProgress?.(at, pasted.links.length);
    try {
      if (at >= MOST_READ) throw new Refused(MANY);
      if (known.size >= MOST_MEMBERS) throw new Refused(FULL);
      const member = await memberOf(link, taking);
      if (known.has(memberKey(member))) throw new Refused('This set is in the roster already.');
      known.add(memberKey(member));
      members.push(member);
    } catch (error) {
      notTaken.push({ text: link.text, why: whyNot(error) });
    }
  }
  const others = pasted.others.map((other) => ({ text: other, why: NO_LINK }));
  return { members, notTaken: [...notTaken, ...others] };
}

async function memberOf(
  link: PastedLink,
  { game, host, getPublicSet }: Taking,
): Promise<GuildMember> {
  if (link.kind === 'comparison') throw new Refused(COMPARISON);
  if (link.kind === 'carried') {
    const { edition, sets } = await openSetLink(link.packed);
    refuseOther(edition, game);
    if (sets.length > 1) throw new Refused(COMPARISON);
    const compact = sets[0] as object;
    carriedSet(compact, game);
    return { kind: 'carried', compact };
  }
  if (link.host !== null && link.host !== host) {
    throw new Refused(
      `It was shared on ${link.host}, which cannot be asked from here. Its “link that needs no server” can be read.`,
    );
  }
  if (link.segment !== null) refuseOther(editionOf(link.segment), game);
  await getPublicSet(link.publicId);
  return { kind: 'public', publicId: link.publicId };
}

function refuseOther(edition: keyof typeof EDITIONS, game: RosterGame): void {
  if (edition === game.edition.key) return;
  throw new Refused(
    `This is a set of ${EDITIONS[edition].name}; the roster is of ${game.edition.name}.`,
  );
}

function editionOf(segment: string): keyof typeof EDITIONS {
  const seasons = SITE_KEYS.flatMap((key) => SITES[key].seasons);
  return seasons.find((season) => season.segment === segment)!.edition;
}

class Refused extends Error {}

function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (!(error instanceof PlannerError)) return UNREACHED;
  if (error.code === 'publicSetNotFound') return MISSING;
  return error.code === 'importParseFailed' ? BROKEN : error.message;
}

const FULL = `A roster has room for ${MOST_MEMBERS} members.`;
const MANY = `No more than ${MOST_READ} links are read at once.`;
const NO_LINK = 'There is no link of a set in this line.';
const COMPARISON = 'This link compares two sets. Paste the link of one.';
const MISSING = 'Nothing is shared under this link, or not any more.';
const BROKEN = 'The link is not whole: part of it was lost when it was copied.';
const UNREACHED = 'The set could not be fetched. Is the connection up? Try it again.';
