import { escapeMarkup } from './escape-markup.ts';
import type { PageMeta } from './page-meta.ts';

/** The same with full addresses, which chat programs ask for in their Open Graph tags. */
export interface OpenGraphMeta extends PageMeta {
  readonly url: string;
  /** Where it is said how the page is embedded; absent for what cannot be. */
  readonly oembed?: string;
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    /** Large pictures are shown across, small ones beside. */
    readonly large: boolean;
  };
}

const TITLE = /[ \t]{0,40}<title>([^<]*)<\/title>\s*\n/;
const DESCRIPTION = /[ \t]{0,40}<meta\s+name="description"\s+content="([^"]*)"\s*\/?>\s*\n/;
const THEME = /[ \t]{0,40}<meta\s+name="theme-color"[^>]{0,200}>\s*\n/;
const APP = 'Gearwright';

export interface PageTemplate {
  /** What the page says of itself where nothing better is known. */
  readonly description: string;
  with(meta: OpenGraphMeta): string;
}

/** The built page with a place for its title and tags; a page without a head stays as it is. */
export function pageTemplate(html: string): PageTemplate {
  const description = unescape(DESCRIPTION.exec(html)?.[1] ?? 'A gear planner.');
  const [head, rest] = splitHead(html);
  if (rest === null) return { description, with: () => html };
  const bare = head.replace(TITLE, '').replace(DESCRIPTION, '').replace(THEME, '');
  return { description, with: (meta) => `${bare}${tagsOf(meta)}${rest}` };
}

function splitHead(html: string): readonly [string, string | null] {
  const at = html.search(/[ \t]{0,40}<\/head>/);
  return at < 0 ? [html, null] : [html.slice(0, at), html.slice(at)];
}

function tagsOf({ title, description, themeColour, url, oembed, picture }: OpenGraphMeta): string {
  const full = title === APP ? APP : `${title} · ${APP}`;
  const tags = [
    `<title>${escapeMarkup(full)}</title>`,
    named('description', description),
    named('theme-color', themeColour),
    property('og:type', 'website'),
    property('og:site_name', APP),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', picture.url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', title),
    named('twitter:card', picture.large ? 'summary_large_image' : 'summary'),
    ...(oembed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(oembed)}" title="${escapeMarkup(title)}" />`,
        ]),
  ];
  return tags.map((tag) => `    ${tag}\n`).join('');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeMarkup(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}" />`;
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
