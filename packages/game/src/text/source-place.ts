import type { ItemSource } from '../item/item.ts';
import { SOURCE_TYPE_WORDS } from './source-words.ts';

/** Where one goes for something, and to whom or for what there. */
export interface SourcePlace {
  readonly where: string;
  readonly who: string;
}

/** A zone and who in it has the thing; what comes from no zone is gathered by its kind. */
export function placeOfSource(source: ItemSource): SourcePlace {
  const kind = SOURCE_TYPE_WORDS[source.type];
  const { primary, standing, secondaryKind, secondary } = source;
  const where = secondaryKind === 'zone' && secondary ? secondary : kind;
  const who = primary && standing ? `${primary}, ${standing}` : primary;
  return { where, who: who ?? kind };
}
