import type { Dataset } from '../dataset/dataset.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { ChosenBuff, GearSet, SetEdit } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { whyNotBuff } from './buff-options.ts';
import { categoriesOf, findBuff } from './find-buff.ts';

/** Of these categories only one can be had at all, not merely the strongest counted. */
const ONE_OF: readonly string[] = ['darkmoonFaire', 'might'];

export function whyNotChooseBuff(spellId: number, { dataset, wearer }: Rules): Refusal | null {
  const found = findBuff(dataset, spellId);
  if (!found) return refusal('unknownBuff', String(spellId));
  const reason = whyNotBuff(found.buff, wearer);
  if (reason) return reason;
  return found.rank && found.rank.level > wearer.level
    ? refusal('notAvailable', found.buff.name, wearer.level)
    : null;
}

/** Other ranks and versions, buffs of the same name, and the rest of its exclusive group. */
export function buffsExclude(a: number, b: number, dataset: Dataset): boolean {
  if (a === b) return true;
  const [first, second] = [findBuff(dataset, a)?.buff, findBuff(dataset, b)?.buff];
  if (!first || !second) return false;
  if (first === second || first.name === second.name) return true;
  const shared = categoriesOf(first).filter((each) => categoriesOf(second).includes(each));
  return shared.some((category) => ONE_OF.includes(category));
}

/** What choosing it takes away: the "replaces …" of the picker. */
export function buffsReplacedBy(
  set: GearSet,
  spellId: number,
  dataset: Dataset,
): readonly ChosenBuff[] {
  return set.buffs.filter((chosen) => buffsExclude(chosen.spellId, spellId, dataset));
}

/** Another rank of the same buff keeps its improvements. */
export function choosingBuff(spellId: number, dataset: Dataset): SetEdit {
  return (set) => {
    const replaced = buffsReplacedBy(set, spellId, dataset);
    const line = findBuff(dataset, spellId)?.buff;
    const sameLine = replaced.find((chosen) => findBuff(dataset, chosen.spellId)?.buff === line);
    const chosen = { spellId, improvementIds: sameLine?.improvementIds ?? [], enabled: true };
    return { ...set, buffs: [...set.buffs.filter((buff) => !replaced.includes(buff)), chosen] };
  };
}

export function droppingBuff(spellId: number): SetEdit {
  return (set) => ({ ...set, buffs: set.buffs.filter((chosen) => chosen.spellId !== spellId) });
}

export function togglingBuff(spellId: number, dataset: Dataset): SetEdit {
  return (set) =>
    set.buffs.some((chosen) => chosen.spellId === spellId)
      ? droppingBuff(spellId)(set)
      : choosingBuff(spellId, dataset)(set);
}

export function enablingBuff(spellId: number, enabled: boolean): SetEdit {
  return changing(spellId, (chosen) => ({ ...chosen, enabled }));
}

/** Chooses a rank of an improvement, in place of its other ranks; the same rank again takes it away. */
export function improvingBuff(spellId: number, improvementId: number, dataset: Dataset): SetEdit {
  const lines = findBuff(dataset, spellId)?.buff.improvements ?? [];
  const line = lines.find((improvement) => improvement.spellIds.includes(improvementId));
  return changing(spellId, (chosen) => {
    const others = chosen.improvementIds.filter(
      (id) => id !== improvementId && !line?.spellIds.includes(id),
    );
    const taken = line && !chosen.improvementIds.includes(improvementId) ? [improvementId] : [];
    return { ...chosen, improvementIds: [...others, ...taken] };
  });
}

function changing(spellId: number, change: (chosen: ChosenBuff) => ChosenBuff): SetEdit {
  return (set) => ({
    ...set,
    buffs: set.buffs.map((chosen) => (chosen.spellId === spellId ? change(chosen) : chosen)),
  });
}
