/** What the forms call a field, where that is not its own name in words. */
const LABELS: Readonly<Record<string, string>> = {
  'character.name': 'Character Name',
  gameClass: 'Class',
  spec: 'Talent Specialization',
  points: 'Equivalency Points',
  modelSettings: 'Model Settings',
};

/** A field in the words of the forms: `spec` is "Talent Specialization", `gemIds.3` is "Gem Ids 4". */
export function fieldLabel(path: readonly PropertyKey[], what: string): string {
  if (path.length === 0) return inWords(what);
  const [first, ...rest] = path;
  return [LABELS[`${what}.${String(first)}`] ?? word(first!), ...rest.map(word)].join(' ');
}

function word(part: PropertyKey): string {
  // Players count from one.
  if (typeof part === 'number') return String(part + 1);
  return LABELS[String(part)] ?? inWords(String(part));
}

function inWords(name: string): string {
  const spaced = name.slice(0, 60).replace(/[A-Z]/g, (letter) => ` ${letter}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
