import { SITES, SITE_KEYS, withoutSeason, type Season } from '@gearwright/game/edition/sites.ts';

/** Links to sets out of a text that somebody pasted: one a line, a chat with names in between, a list with commas. */
export interface PastedLinks {
  readonly links: readonly PastedLink[];
  /** What leads to no set, as it was written. */
  readonly others: readonly string[];
}

export type PastedLink = { readonly text: string } & (
  | {
      readonly kind: 'public';
      readonly publicId: string;
      /** Null where only the path was pasted. */
      readonly host: string | null;
      /** As the path names it; null where it names none. */
      readonly segment: Season['segment'];
    }
  | { readonly kind: 'carried'; readonly packed: string }
  | { readonly kind: 'comparison' }
);

/** Letters that are looked at: forty of the longest links of a set. */
export const MOST_PASTED = 400_000;
/** Letters of one link. */
const LONGEST = 9_000;
/** So many lines without a link are told about. */
const MOST_OTHERS = 20;
const BETWEEN = /[\s,;<>()[\]"'|]/;
const PUBLIC_ID = /^[\w-]{1,64}$/;
const PACKED = /^[\w-]+$/;

/** Null when the text is longer than anybody's list. */
export function pastedLinks(text: string): PastedLinks | null {
  if (text.length > MOST_PASTED) return null;
  const links: PastedLink[] = [];
  const others: string[] = [];
  for (const line of text.split('\n')) {
    const found = line.split(BETWEEN).flatMap((word) => linkOf(word) ?? []);
    links.push(...found);
    if (found.length === 0 && line.trim() !== '' && others.length < MOST_OTHERS) {
      others.push(line.trim());
    }
  }
  return { links, others };
}

function linkOf(text: string): PastedLink | null {
  if (text.length > LONGEST || !(text.includes('/set/') || text.includes('/link/'))) return null;
  // Chats leave out how an address is reached: `host/set/1` is one all the same.
  const isBare = !text.includes('://') && !text.startsWith('/');
  const address = isBare ? `https://${text}` : text;
  if (!URL.canParse(address, NOWHERE)) return null;
  const url = new URL(address, NOWHERE);
  const plain = withoutSeason(url.pathname);
  const [kind, id = '', next] = plain.split('/').slice(1);
  if (kind === 'link') return PACKED.test(id) ? { text, kind: 'carried', packed: id } : null;
  if (kind !== 'set' || !PUBLIC_ID.test(id)) return null;
  if (next === 'compare') return { text, kind: 'comparison' };
  const host = url.host === NOWHERE_HOST ? null : url.host;
  const named = url.pathname.split('/')[1];
  const segment = SEGMENTS.find((each) => each === named) ?? null;
  return { text, kind: 'public', publicId: id, host, segment };
}

const NOWHERE_HOST = 'pasted.invalid';
const NOWHERE = `https://${NOWHERE_HOST}`;
const SEGMENTS = SITE_KEYS.flatMap((key) => SITES[key].seasons.map(({ segment }) => segment));
