import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { MODEL_KINDS, type ModelFile, type ModelJob } from './model-kinds.ts';

/** Models are kept for ever: a folder for each state of the code that makes them. */
export function modelPath(root: string, { kind, file }: Omit<ModelFile, 'job'>): string {
  return join(root, kind, MODEL_KINDS[kind].inputs(), file);
}

export const isBaked = (root: string, model: ModelFile): boolean =>
  existsSync(modelPath(root, model));

/** Makes a job's files and writes them, each with its compressed sibling. */
export function storeModel(root: string, { kind, job }: ModelJob): void {
  mkdirSync(join(root, kind, MODEL_KINDS[kind].inputs()), { recursive: true });
  for (const { name, bytes } of MODEL_KINDS[kind].bake(job)) {
    const path = modelPath(root, { kind, file: name });
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
    put(`${path}.br`, brotliCompressSync(bytes, quality));
    put(path, bytes);
  }
}

/** Never half a file under its own name, whoever reads meanwhile. */
function put(path: string, bytes: Uint8Array): void {
  const half = `${path}.${process.pid}.part`;
  writeFileSync(half, bytes);
  renameSync(half, path);
}
