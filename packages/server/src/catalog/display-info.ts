import type { DisplayInfo } from '@gearwright/api/generated/types.ts';
import { hiddenUnder, sheathOf } from '@gearwright/game/look/hidden.ts';
import { itemLook } from '@gearwright/game/look/item-look.ts';
import { isFitted, shapeOf } from '@gearwright/game/look/model-id.ts';
import { POTS } from '@gearwright/game/look/paint.ts';
import type { Catalog } from './catalog.ts';

/** How an item shows on a figure, told in the words of the specification. */
export function displayInfoOf({ dataset }: Catalog, baseId: string): DisplayInfo | null {
  const item = dataset.item(baseId);
  if (item?.kind !== 'equipment') return null;
  const setName = item.setId === null ? null : (dataset.setOf(item.setId)?.name ?? null);
  const { modelId, palette, glow, motif } = itemLook(item, setName);
  const shape = shapeOf(modelId);
  return {
    models: shape ? [modelId] : [],
    textures: [],
    modelTextures: POTS.map((name) => ({ name, color: palette[name] })),
    geosetGroup: shape ? [shape.kind === 'held' ? shape.held : shape.slot, shape.shape, motif] : [],
    helmetGeosetVis: shape ? [...hiddenUnder(shape)] : [],
    flags: [...(shape && isFitted(shape) ? ['fitted'] : []), ...(glow > 0 ? ['glows'] : [])],
    sheatheType: shape?.kind === 'held' ? sheathOf(shape.held) : null,
  };
}
