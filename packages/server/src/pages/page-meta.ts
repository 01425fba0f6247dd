import { CLASS_NAMES, nameAndClass } from '@gearwright/game/text/names.ts';
import { CLASS_COLOURS } from './class-colours.ts';
import { truncate } from './truncate.ts';
import type { SharedFacts } from './facts-of-set.ts';

/** What a chat program shows of a page before anybody opens it. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly themeColour: string;
}

/** Letters that the usual programs show of each. */
const TITLE = 70;
const DESCRIPTION = 200;
const NAME = 32;

/** Set, character, class and level; key totals against their caps, and what is missing. */
export function metaOfSet(facts: SharedFacts): PageMeta {
  const { setName, characterName, level, gameClass } = facts;
  const who = `${truncate(characterName, NAME)}, level ${level} ${CLASS_NAMES[gameClass]}`;
  return {
    title: truncate(`${truncate(setName, NAME)} · ${who}`, TITLE),
    description: truncate(
      `${[...totalsOf(facts), missingOf(facts)].filter(Boolean).join(' · ')}.`,
      DESCRIPTION,
    ),
    themeColour: CLASS_COLOURS[gameClass],
  };
}

export function metaOfComparison(left: SharedFacts, right: SharedFacts): PageMeta {
  const differences = left.figures.flatMap((figure, index) => {
    const other = right.figures[index];
    return other?.label === figure.label ? `${figure.label} ${figure.shown} / ${other.shown}` : [];
  });
  const levels = [left, right].map(({ itemLevel }) => itemLevel?.toFixed(1) ?? '–').join(' / ');
  return {
    title: truncate(
      `${truncate(left.setName, NAME)} and ${truncate(right.setName, NAME)} · ${nameAndClass(truncate(left.characterName, NAME), left.gameClass)}`,
      TITLE,
    ),
    description: truncate(
      `Two sets side by side: ${[`item level ${levels}`, ...differences].join(' · ')}.`,
      DESCRIPTION,
    ),
    themeColour: CLASS_COLOURS[left.gameClass],
  };
}

function totalsOf({ itemLevel, figures }: SharedFacts): readonly string[] {
  return [
    ...(itemLevel === null ? [] : [`item level ${itemLevel.toFixed(1)}`]),
    ...figures.map(({ label, shown, capped }) =>
      capped === null ? `${label} ${shown}` : `${label} ${shown}${capped ? ' (capped)' : ''}`,
    ),
  ];
}

function missingOf({ pieces }: SharedFacts): string | null {
  const empty = pieces.filter(({ name }) => name === null);
  if (empty.length === 0) return null;
  if (empty.length === pieces.length) return 'nothing worn yet';
  const named = empty.slice(0, 3).map(({ slot }) => slot.toLowerCase());
  const more = empty.length - named.length;
  return `empty: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
