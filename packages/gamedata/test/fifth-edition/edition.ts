import { burningCrusade } from '@gearwright/game/edition/burning-crusade.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { phasesOf } from '@gearwright/game/edition/phases.ts';

/** An edition nobody has played: its file, as it would stand beside the others. */
export const fifthEdition: Edition = {
  ...burningCrusade,
  // The list of keys is the one thing that a real one adds to.
  key: 'fifth' as EditionKey,
  name: 'Fifth Edition',
  maxLevel: 3,
  newCharacterLevel: 3,
  phases: phasesOf('Dawn', 'Dusk'),
  defaultPhase: 2,
  races: ['human'],
  classes: ['warrior'],
  statAges: ['ratings'],
};
