import { Color, DataTexture, MeshStandardMaterial, SRGBColorSpace } from 'three';
import type { Rgb } from '../figure/palette.ts';
import { LIGHT_BOX } from './light-box.ts';
import * as shader from './paint-shader.ts';

/** Colours a figure may have: a vertex names one with a byte. */
const COLORS = 256;

/** Where the chunk of three's material stands, ours is put; a chunk that went elsewhere would be a silent loss. */
const FRAGMENTS: readonly (readonly [chunk: string, ours: string])[] = [
  ['color_fragment', shader.FRAGMENT_COLOR],
  ['roughnessmap_fragment', shader.FRAGMENT_ROUGHNESS],
  ['metalnessmap_fragment', shader.FRAGMENT_METALNESS],
  ['normal_fragment_maps', shader.FRAGMENT_NORMAL],
  ['emissivemap_fragment', shader.FRAGMENT_EMISSIVE],
  ['aomap_fragment', shader.FRAGMENT_LIGHT],
];

/** The one material of all that is painted; colours can change without a new mesh. */
export interface PaintMaterial {
  readonly material: MeshStandardMaterial;
  setColors(colors: readonly Rgb[]): void;
  /** 0 as painted, 1 a shade of violet. */
  setGhost(share: number): void;
  dispose(): void;
}

export function paintMaterial(): PaintMaterial {
  const bytes = new Uint8Array(COLORS * 4).fill(255);
  const palette = new DataTexture(bytes, COLORS, 1);
  palette.colorSpace = SRGBColorSpace;
  const ghost = { value: 0 };
  const material = new MeshStandardMaterial({ roughness: 1, metalness: 1 });
  material.onBeforeCompile = (program) => {
    program.uniforms['paletteMap'] = { value: palette };
    program.uniforms['rimColor'] = { value: new Color(0.34, 0.44, 0.66) };
    program.uniforms['ghost'] = ghost;
    program.vertexShader = withChunk(
      withChunk(program.vertexShader, 'common', `#include <common>\n${shader.VERTEX_HEAD}`),
      'begin_vertex',
      `#include <begin_vertex>\n${shader.VERTEX_BODY}`,
    );
    program.fragmentShader = FRAGMENTS.reduce(
      (text, [chunk, ours]) => withChunk(text, chunk, ours),
      withChunk(
        program.fragmentShader,
        'common',
        `#include <common>\n${shader.FRAGMENT_HEAD}\n${LIGHT_BOX}`,
      ),
    );
  };
  return {
    material,
    setColors(colors) {
      colors.slice(0, COLORS).forEach((color, at) => bytes.set(color, at * 4));
      palette.needsUpdate = true;
    },
    setGhost(share) {
      ghost.value = share;
    },
    dispose() {
      palette.dispose();
      material.dispose();
    },
  };
}

function withChunk(text: string, chunk: string, ours: string): string {
  const include = `#include <${chunk}>`;
  if (!text.includes(include)) throw new Error(`The material has no ${chunk} any more`);
  return text.replace(include, ours);
}
