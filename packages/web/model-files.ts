import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { drawSnowflake, drawWatermark } from '@gearwright/art/draw/mark.ts';

const STATIC = resolve(import.meta.dirname, '../model-viewer/static');

/** What the model viewer fetches that is the same for every figure: how they move, and two small pictures. */
export function modelFiles(): Plugin {
  return {
    name: 'model-files',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `model-viewer/${name}`, source });
      for (const file of readdirSync(join(STATIC, 'animation'))) {
        const table: unknown = JSON.parse(readFileSync(join(STATIC, 'animation', file), 'utf8'));
        emit(`animation/${file}`, JSON.stringify(table));
      }
      emit('texture/watermark.png', drawWatermark());
      emit('texture/snowflake.png', drawSnowflake());
    },
  };
}
