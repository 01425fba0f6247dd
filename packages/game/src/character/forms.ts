import type { Form } from '../dataset/tables.ts';
import type { Wearer } from './character.ts';

/** Below this level bear and cat are offered, whether or not they are learnt yet. */
const LATER_FORMS_FROM = 40;

/** Forms, stances or presences a sheet can be looked at in, without those a better one replaces. */
export function formsOf(
  { gameClass, level }: Pick<Wearer, 'gameClass' | 'level'>,
  { forms }: { readonly forms: readonly Form[] },
): readonly Form[] {
  const upTo = Math.max(level, LATER_FORMS_FROM - 1);
  const known = forms.filter(
    (form) => form.offered && form.gameClass === gameClass && form.minLevel <= upTo,
  );
  return known.filter(({ form }) => !known.some(({ replaces }) => replaces === form));
}
