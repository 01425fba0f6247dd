import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { refusal } from '@gearwright/game/messages.ts';
import { read, refused, type Reading } from '@gearwright/game/reading.ts';
import { parseTalents } from '@gearwright/game/talent/read-talents.ts';
import { pastedTalents } from '@gearwright/game/talent/talent-link.ts';
import type { TalentOrder } from '@gearwright/game/talent/talent-order.ts';
import type { Trainee } from './talent-build.ts';

export interface PastedBuild {
  readonly gameClass: GameClass;
  readonly order: TalentOrder;
}

/** The build in a pasted link or string; without a class of its own it is for the one on the screen. */
export function readPasted(text: string, trainee: Trainee): Reading<PastedBuild> {
  const { edition, dataset } = trainee;
  const pasted = pastedTalents(text);
  if (!pasted) return refused(refusal('invalidTalents', 'this is no build'));
  const gameClass = pasted.gameClass ?? trainee.gameClass;
  if (!edition.classes.includes(gameClass)) {
    return refused(refusal('notInEdition', `${gameClass} talents`, edition.name));
  }
  const talents = dataset.talents(gameClass);
  const order = parseTalents(pasted.talents, talents, trainee.level);
  return order.value ? read({ gameClass, order: order.value }) : refused(order.refusal);
}
