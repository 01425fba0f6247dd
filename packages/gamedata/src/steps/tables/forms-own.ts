import type { Form } from '@gearwright/game/dataset/tables.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';

/**
 * What a form gives by itself, the talent or rune that teaches it does not give again.
 * (Moonkin Form's armor stands with the form and with the talent.)
 */
export function withoutFormsOwn(
  effects: readonly Effect[],
  spellIds: readonly number[],
  forms: readonly Form[],
): readonly Effect[] {
  const form = forms.find((each) => each.via !== null && spellIds.includes(each.via.spellId));
  if (form === undefined) return effects;
  const own = new Set<string>(form.effects.map((effect) => effect.stat));
  if (form.itemArmorBonus !== 0) own.add('armorFromItems');
  return effects.filter((effect) => {
    const shapes = [...(effect.when?.form ?? []), ...(effect.when?.stance ?? [])];
    return !(shapes.length === 1 && shapes[0] === form.form && own.has(effect.stat));
  });
}
