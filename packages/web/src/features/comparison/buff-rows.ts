import { buffOfSpell } from '@gearwright/game/total/chosen-buffs.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import type { ComparedSets } from './compared-sets.ts';
import type { ComparedRow } from './talent-rows.ts';

const WORDS = { on: 'yes', off: 'switched off', none: '–' } as const;

export function buffRows({ left, right }: ComparedSets): readonly ComparedRow[] {
  const { buffs } = left.rules.dataset;
  const nameOf = (spellId: number) => buffOfSpell(buffs, spellId)?.name ?? `Spell ${spellId}`;
  const names = ({ set }: SetView) =>
    new Map(set.buffs.map((buff) => [nameOf(buff.spellId), buff] as const));
  const [one, other] = [names(left), names(right)];
  return [...new Set([...one.keys(), ...other.keys()])].map((name) => {
    const spellId = (one.get(name) ?? other.get(name))!.spellId;
    return {
      ...{ key: `buff ${name}`, group: 'Buffs', name, spellId },
      left: wordOf(one.get(name)),
      right: wordOf(other.get(name)),
    };
  });
}

export function consumableRows({ left, right }: ComparedSets): readonly ComparedRow[] {
  const { dataset } = left.rules;
  const kept = ({ set }: SetView) =>
    new Map(set.consumables.map((each) => [`${each.itemId} ${each.slotId}`, each] as const));
  const [one, other] = [kept(left), kept(right)];
  return [...new Map([...one, ...other])].map(([key, { itemId }]) => ({
    key: `consumable ${key}`,
    group: 'Consumables',
    name: dataset.item(String(itemId))?.name ?? `Item ${itemId}`,
    left: wordOf(one.get(key)),
    right: wordOf(other.get(key)),
    spellId: null,
  }));
}

function wordOf(chosen: { readonly enabled: boolean } | undefined): string {
  return chosen ? (chosen.enabled ? WORDS.on : WORDS.off) : WORDS.none;
}
