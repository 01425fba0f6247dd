import type { GearSetResolvers, PublicSetResolvers } from '@gearwright/api/generated/resolvers.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { glyphBySpell } from '@gearwright/game/glyph/glyphs.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { findEnchant, findItem } from '../../catalog/find.ts';
import { wireRune } from '../../catalog/wire-items.ts';
import { ownRoster } from '../asker.ts';
import type { GraphContext } from '../graph-context.ts';

type Worn = Pick<
  StoredSet,
  'itemIds' | 'enchantIds' | 'gemIds' | 'runeIds' | 'glyphIds' | 'wishlistIds'
> & { readonly character?: { readonly level: number } };

/** The resolved forms that stand next to the lists of ids. */
const resolved = {
  items: ({ itemIds, character }: Worn, _args: unknown, { catalog }: GraphContext) =>
    itemIds.map((id) => (id === null ? null : findItem(catalog, id, character?.level ?? null))),
  enchants: ({ enchantIds }: Worn, _args: unknown, { catalog }: GraphContext) =>
    enchantIds.map((id) => (id === null ? null : findEnchant(catalog, id))),
  gems: ({ gemIds }: Worn, _args: unknown, { catalog }: GraphContext) =>
    gemIds.map((gems) => gems?.map((id) => (id === null ? null : findItem(catalog, id))) ?? null),
  runes: ({ runeIds }: Worn, _args: unknown, { catalog }: GraphContext) =>
    runeIds.map((id) => {
      const rune = id === null ? null : catalog.dataset.rune(id);
      return rune && wireRune(rune, catalog);
    }),
  glyphs: ({ glyphIds }: Worn, _args: unknown, { catalog }: GraphContext) =>
    glyphIds.map((id) => (id === null ? null : glyphOf(catalog, Number(id)))),
  wishlist: ({ wishlistIds }: Worn, _args: unknown, { catalog }: GraphContext) =>
    wishlistIds.flatMap((id) => findItem(catalog, id) ?? []),
};

function glyphOf({ dataset, texts }: Catalog, spellId: number) {
  const glyph = glyphBySpell(dataset, spellId);
  if (!glyph) return null;
  const { kind, gameClass, name, icon, level, itemId } = glyph;
  return {
    ...{ gameClass, name, icon, level },
    type: kind,
    spellId: String(spellId),
    itemId: String(itemId),
    description: texts.glyph(spellId),
  };
}

export const publicSetFields: PublicSetResolvers<GraphContext> = resolved;

export const setFields: GearSetResolvers<GraphContext> = {
  ...resolved,
  character: ({ character, characterId }, _args, context) =>
    character ?? ownRoster(context).getCharacter(characterId),
  // A write answers with the set alone: the sentences about it come with reading it again.
  warnings: ({ warnings, id }, _args, context) =>
    warnings ??
    ownRoster(context)
      .getSet(id)
      .then((set) => set.warnings),
};
