import type { Edition } from '@gearwright/game/edition/edition.ts';
import { isStatName, type StatName, type Stats } from '@gearwright/game/stat/catalogue.ts';
import { STAT_PHRASES, WEAPON_SKILLS, amount, type StatPhrase } from './stat-phrases.ts';

const TOKENS: Readonly<Record<string, string>> = {
  n: String.raw`([\d,]+(?:\.\d+)?)`,
  raises: '(?:Improves|Increases)(?: your)?',
  sec: '(?:per|every) 5 (?:seconds|sec)',
  school: '(Arcane|Fire|Frost|Holy|Nature|Shadow)',
  attribute: '(Strength|Agility|Stamina|Intellect|Spirit|All Stats)',
  // The Argent Dawn's trinkets add a sentence about their stones.
  creatures: '([A-Z][a-z]+(?:(?: and |, )[A-Z][a-z]+)*)',
  skill: `(${Object.keys(WEAPON_SKILLS).join('|')})`,
  profession: '(Skinning|Herbalism|Mining|Fishing)',
};

interface CompiledPhrase {
  readonly shape: RegExp;
  readonly phrase: StatPhrase;
}

const compiled = new Map<Edition, readonly CompiledPhrase[]>();

/** Thousands of items share their phrases: each is read once. */
const read = new Map<string, Stats | null>();

/** The stats a phrase gives, or null when no pattern knows it. */
export function readPhrase(phrase: string, edition: Edition): Stats | null {
  const key = `${edition.key} ${phrase}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const stats = matchPhrase(phrase, edition);
  read.set(key, stats);
  return stats;
}

function matchPhrase(phrase: string, edition: Edition): Stats | null {
  const text = phrase.replace(
    /\. It also allows the acquisition of Scourgestones on behalf of the Argent Dawn$/,
    '',
  );
  for (const { shape, phrase: pattern } of phrasesOf(edition)) {
    const match = shape.exec(text);
    if (match === null) continue;
    const stats = give(pattern, match.slice(1));
    if (Object.keys(stats).every(isStatName)) return stats;
  }
  return null;
}

function phrasesOf(edition: Edition): readonly CompiledPhrase[] {
  const known = compiled.get(edition);
  if (known !== undefined) return known;
  const phrases = STAT_PHRASES.filter(({ where }) => where?.(edition) ?? true).map((phrase) => ({
    shape: shapeOf(phrase.says),
    phrase,
  }));
  compiled.set(edition, phrases);
  return phrases;
}

/** `+?` is an optional plus; every other sign stands for itself. */
function shapeOf(says: string): RegExp {
  const source = says
    .split(/(\{\w+\}|\+\?)/)
    .map((part) => {
      if (part === '+?') return String.raw`\+?`;
      if (part.startsWith('{')) return TOKENS[part.slice(1, -1)];
      return part.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function give(phrase: StatPhrase, captured: readonly string[]): Stats {
  if (typeof phrase.gives === 'function') return phrase.gives(...captured);
  const names: readonly StatName[] =
    typeof phrase.gives === 'string' ? [phrase.gives] : phrase.gives;
  return Object.fromEntries(names.map((name, index) => [name, amount(captured[index])]));
}
