import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { UsageError } from './usage-error.ts';

const CHOICES = new Intl.ListFormat('en', { type: 'disjunction' }).format(EDITION_KEYS);

export function chooseEdition(text: string | undefined): EditionKey {
  const edition = EDITION_KEYS.find((key) => key === text);
  if (edition !== undefined) return edition;
  const problem = text === undefined ? 'Which edition?' : `Unknown edition "${text}".`;
  throw new UsageError(`${problem} Say --edition ${CHOICES}.`);
}
