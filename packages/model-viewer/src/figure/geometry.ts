import { BufferAttribute, BufferGeometry } from 'three';
import { mergeLayers, type Layer } from './merge-layers.ts';

/** All layers for the graphics card. */
export function makeGeometry(layers: readonly Layer[]): BufferGeometry {
  const arrays = mergeLayers(layers);
  const geometry = new BufferGeometry();
  const add = (
    name: string,
    array: Float32Array | Uint8Array | Int8Array,
    size: number,
    normalized = false,
  ) => geometry.setAttribute(name, new BufferAttribute(array, size, normalized));
  add('position', arrays.position, 3);
  add('normal', arrays.normal, 4, true);
  add('kind', arrays.kind, 4);
  add('paint', arrays.paint, 4, true);
  add('skinIndex', arrays.skinIndex, 4);
  add('skinWeight', arrays.skinWeight, 4, true);
  geometry.setIndex(new BufferAttribute(arrays.index, 1));
  return geometry;
}
