import { prepare, type Chosen, type Prepared } from './prepared.ts';

interface Entry extends Chosen {
  readonly prepared: Prepared;
}

/** A page shows a few wearers at once, and a comparison two sets of each. */
const KEPT = 8;
const recent: Entry[] = [];

/** The same choices, by identity, are prepared once. */
export function preparedOf(chosen: Chosen): Prepared {
  const place = recent.findIndex((entry) => isSame(entry, chosen));
  if (place === 0) return recent[0]!.prepared;
  const entry = place > 0 ? recent.splice(place, 1)[0]! : { ...chosen, prepared: prepare(chosen) };
  recent.unshift(entry);
  if (recent.length > KEPT) recent.pop();
  return entry.prepared;
}

function isSame(one: Chosen, other: Chosen): boolean {
  return (
    one.talents === other.talents &&
    one.buffs === other.buffs &&
    one.consumables === other.consumables &&
    one.glyphs === other.glyphs &&
    one.form === other.form &&
    one.dataset === other.dataset &&
    one.edition === other.edition &&
    one.wearer.level === other.wearer.level &&
    one.wearer.race === other.wearer.race &&
    one.wearer.gameClass === other.wearer.gameClass &&
    sameWords(one.wearer.professions, other.wearer.professions)
  );
}

function sameWords(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return (
    one === other || (one.length === other.length && one.every((word, at) => word === other[at]))
  );
}
