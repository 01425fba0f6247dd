/** Which figure stands for a form: a shape of its own, or the body in another light. Stances have none. */
export const FIGURE_FORMS: Readonly<Record<string, string | undefined>> = {
  bear: 'bear',
  direBear: 'bear',
  cat: 'cat',
  travel: 'travel',
  moonkin: 'moonkin',
  tree: 'tree',
  ghostWolf: 'ghostwolf',
  metamorphosis: 'metamorphosis',
  shadowform: 'shadowform',
};
