import { gameNumber } from '@gearwright/api/wire/game-number.ts';
import type { QueryCall } from './call.ts';

export const getSpellLine: QueryCall<'getSpellLine'> = (_root, { rootSpellId }, { catalog }) =>
  catalog.dataset.spellLine(gameNumber(rootSpellId, 'rootSpellId'));
