import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { UsageError } from './usage-error.ts';

const EDITIONS: readonly EditionKey[] = ['classic', 'sod', 'tbc', 'wrath'];
const CHOICES = new Intl.ListFormat('en', { type: 'disjunction' }).format(EDITIONS);

export function chooseEdition(text: string | undefined): EditionKey {
  const edition = EDITIONS.find((key) => key === text);
  if (edition !== undefined) return edition;
  const problem = text === undefined ? 'Which edition?' : `Unknown edition "${text}".`;
  throw new UsageError(`${problem} Say --edition ${CHOICES}.`);
}
