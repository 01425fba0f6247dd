import type { ItemSource } from './item.ts';

/** The sources a thing can still be had from; what the edition took away is none. */
export function openSources(
  texts: { readonly sources: readonly ItemSource[] } | null | undefined,
): readonly ItemSource[] {
  return (texts?.sources ?? []).filter(({ removed }) => !removed);
}
