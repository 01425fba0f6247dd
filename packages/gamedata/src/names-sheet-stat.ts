/** Something becomes more or less … */
const CHANGES =
  /\b(?:increas|improv|rais|reduc|decreas|lower|restor|allow)\w*\b|\b(?:grants?|gains?|gives?|adds?|additional)\b|\+/i;

/** … of what stands on a sheet … */
const STATS = new RegExp(
  String.raw`\b(?:${[
    'strength',
    'agility',
    'stamina',
    'intellect',
    'spirit',
    'all attributes',
    'armor',
    'attack power',
    'spell power',
    'spell damage',
    'damage and healing done by',
    'critical(?:ly)? (?:strike|hit)',
    'crit',
    'chance to (?:hit|dodge|parry|block|crit)',
    'dodge',
    'parry',
    'block (?:chance|value)',
    'defense',
    'haste',
    '(?:attack|casting|swing) speed',
    'hit chance',
    'expertise',
    'resistances?',
    'mana regeneration',
    'mana (?:per|every) 5',
    'maximum (?:health|mana)',
    'total (?:health|mana)',
    'skill with',
  ].join('|')})\b`,
  'i',
);

/** Whether a text states an amount of something a sheet shows; long texts are no tooltips. */
export function namesSheetStat(text: string): boolean {
  const short = text.slice(0, 2_000);
  return CHANGES.test(short) && STATS.test(short) && /\d/.test(short);
}
