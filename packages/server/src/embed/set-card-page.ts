import { createHash } from 'node:crypto';
import type { SharedFacts } from '../pages/facts-of-set.ts';
import { escapeMarkup } from '../pages/escape-markup.ts';
import { CARD_STYLE } from './card-style.ts';

export interface CardAddresses {
  /** Of the set on the site. */
  readonly set: string;
  readonly item: (id: string) => string;
}

/** The page of an embedded set: what its link shows in short, without a script. */
export function setCardPage(facts: SharedFacts, addresses: CardAddresses): string {
  const { setName, characterName, level, who, editionName, itemLevel, figures, pieces } = facts;
  const told = [
    ...(itemLevel === null ? [] : [['Item level', itemLevel.toFixed(1)]]),
    ...figures.map(({ label, shown, capped }) => [label, capped ? `${shown} ✓` : shown]),
  ];
  const worn = pieces.map(({ slot, id, name, quality }) => {
    const piece =
      id === null || name === null
        ? '<i>empty</i>'
        : `${link(addresses.item(id), `q${quality}`)}${escapeMarkup(name)}</a>`;
    return `<li><span>${escapeMarkup(slot)}</span>${piece}</li>`;
  });
  return page(
    `${setName}, ${characterName}`,
    `<header>${link(addresses.set, `c-${facts.gameClass}`)}${escapeMarkup(setName)}</a>
<p>${escapeMarkup(`${characterName}, level ${level} ${who}`)}</p></header>
<dl>${told.map(([label, shown]) => `<div><dt>${escapeMarkup(label!)}</dt><dd>${escapeMarkup(shown!)}</dd></div>`).join('')}</dl>
<ul>${worn.join('')}</ul>
<footer>${link(addresses.set, '')}Open in Gearwright</a><span>${escapeMarkup(editionName)}</span></footer>`,
  );
}

/** In the place of a set that is not there. */
export function missingCardPage(home: string): string {
  return wordsPage('No such set', 'This set is not shared any more.', home);
}

/** In the place of a set that may be there, for whoever asks too much. */
export function busyCardPage(home: string, reason: string): string {
  return wordsPage('Later', reason, home);
}

function wordsPage(title: string, words: string, home: string): string {
  return page(
    title,
    `<header><p>${escapeMarkup(words)}</p></header>
<footer>${link(home, '')}Gearwright</a></footer>`,
  );
}

/** No script, no style but this one, and any site may frame it. */
export const CARD_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CARD_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join(';');

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="robots" content="noindex" />
<title>${escapeMarkup(title)}</title>
<style>${CARD_STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Out of the frame: a page of ours cannot be shown in it. */
function link(to: string, name: string): string {
  const look = name === '' ? '' : ` class="${name}"`;
  return `<a href="${escapeMarkup(to)}"${look} target="_blank" rel="noopener">`;
}
