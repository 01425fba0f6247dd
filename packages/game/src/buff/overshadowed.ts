import type { Dataset } from '../dataset/dataset.ts';
import type { ChosenBuff } from '../set/gear-set.ts';
import { buffsOn } from '../total/chosen-buffs.ts';
import { categoriesOf, findBuff } from './find-buff.ts';

/**
 * Chosen buffs of which nothing is counted beside a stronger one of their category: by spell id, the name of the other.
 * What gives no stats at all is not among them.
 */
export function overshadowedBuffs(
  chosen: readonly ChosenBuff[],
  level: number,
  dataset: Dataset,
): ReadonlyMap<number, string> {
  const counted = new Set(
    buffsOn(dataset.buffs, chosen, { level }).lines.map(({ source }) => source.id),
  );
  const enabled = chosen.filter((choice) => choice.enabled);
  return new Map(
    enabled.flatMap((choice): [number, string][] => {
      if (counted.has(choice.spellId)) return [];
      if (buffsOn(dataset.buffs, [choice], { level }).lines.length === 0) return [];
      const stronger = enabled.find(
        ({ spellId }) => counted.has(spellId) && sharesCategory(spellId, choice.spellId, dataset),
      );
      const name = stronger && findBuff(dataset, stronger.spellId)?.buff.name;
      return name ? [[choice.spellId, name]] : [];
    }),
  );
}

function sharesCategory(a: number, b: number, dataset: Dataset): boolean {
  const [one, other] = [a, b].map((spellId) => {
    const buff = findBuff(dataset, spellId)?.buff;
    return buff ? categoriesOf(buff) : [];
  });
  return one!.some((category) => other!.includes(category));
}
