import type { BuffOption } from '@gearwright/game/buff/buff-options.ts';
import { buffsReplacedBy } from '@gearwright/game/buff/choosing-buff.ts';
import { findBuff } from '@gearwright/game/buff/find-buff.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { ChosenBuff, GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { effectWords } from '@gearwright/game/text/effect-words.ts';
import { effectsOfChoice } from '@gearwright/game/total/chosen-buffs.ts';

/** The rank or version of the option that the set has; null when it has none. */
export function choiceOf(set: GearSet, { buff }: BuffOption, dataset: Dataset): ChosenBuff | null {
  return set.buffs.find(({ spellId }) => findBuff(dataset, spellId)?.buff === buff) ?? null;
}

/** The rank that is meant before one is chosen: the highest the wearer's level allows. */
export function offeredSpell({ buff, ranks }: BuffOption): number {
  return ranks[0]?.spellId ?? buff.spellId;
}

/** "+79 Stamina, +10 % …": what it does to the sheet; empty for what no stat can say. */
export function buffGives(
  { buff }: BuffOption,
  choice: ChosenBuff,
  { edition, wearer }: Rules,
): string {
  const words = effectsOfChoice(buff, choice, wearer.level).flatMap(
    (effect) => effectWords(effect, edition, wearer.level) ?? [],
  );
  return [...new Set(words)].join(', ');
}

/** Names of other buffs that choosing this one takes away. */
export function namesReplaced(
  set: GearSet,
  option: BuffOption,
  dataset: Dataset,
): readonly string[] {
  return buffsReplacedBy(set, offeredSpell(option), dataset).flatMap(({ spellId, enabled }) => {
    const other = findBuff(dataset, spellId)?.buff;
    return other && other !== option.buff && enabled ? other.name : [];
  });
}
