import type { Form } from '../dataset/tables.ts';
import type { Effect } from '../effect/effect.ts';
import { linesOf, type Line } from './line.ts';

/** What a form does by itself, its own fields included. */
function effectsOfForm(form: Form): readonly Effect[] {
  const effects: Effect[] = [...form.effects];
  const { itemArmorBonus, attackPowerPerLevel, attackPowerPerAgility } = form;
  if (itemArmorBonus > 0) {
    effects.push({ type: 'percent', stat: 'armorFromItems', value: 100 * itemArmorBonus });
  }
  if (attackPowerPerLevel > 0) {
    effects.push({ type: 'perLevel', stat: 'meleeAttackPower', value: attackPowerPerLevel });
  }
  if (attackPowerPerAgility > 0) {
    const value = attackPowerPerAgility;
    effects.push({ type: 'convert', stat: 'meleeAttackPower', from: 'agility', value });
  }
  if (form.healthPerLevel !== 0 || form.healthFlat !== 0) {
    const { healthPerLevel: value, healthFlat: flat } = form;
    effects.push({ type: 'perLevel', stat: 'health', value, flat });
  }
  return effects;
}

export function formLines(form: Form, level: number): readonly Line[] {
  return linesOf(effectsOfForm(form), level, { kind: 'form', name: form.label, id: form.spellId });
}
