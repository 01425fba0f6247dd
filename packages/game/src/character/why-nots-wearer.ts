import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { classFacts } from '../dataset/class-facts.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { Wearer } from './character.ts';
import { canBe } from './race-and-class.ts';
import { whyNotLevel } from './why-not-level.ts';
import { RACE_FACTION } from '../words/classes-and-races.ts';

/** Why nobody like this is in the game: what no passing of time makes so, unlike a rule of gear. */
export function whyNotsWearer(
  { level, race, gameClass, faction }: Wearer,
  { edition, dataset }: { readonly edition: Edition; readonly dataset: Dataset },
): readonly Refusal[] {
  const reasons: Refusal[] = [];
  const ofLevel = whyNotLevel(edition, classFacts(dataset, gameClass), level);
  if (ofLevel) reasons.push(ofLevel);
  const known = edition.races.includes(race) && edition.classes.includes(gameClass);
  if (!known || !canBe(dataset, race, gameClass)) {
    reasons.push(refusal('classNotOfRace', race, gameClass));
  }
  if (RACE_FACTION[race] !== faction) {
    reasons.push(refusal('malformed', 'Faction', `${race} is not of it`));
  }
  return reasons;
}
