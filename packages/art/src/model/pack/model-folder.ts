import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where baked models lie; never committed. */
export const MODELS: string = resolve(import.meta.dirname, '../../../out/model');

/** Writes a file whole or not at all: another process may be reading, or writing the same. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/** Whether a file made from these inputs is there. */
export function isMadeFrom(path: string, inputs: string): boolean {
  if (!existsSync(path)) return false;
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { inputs?: string }).inputs === inputs;
  } catch {
    return false;
  }
}

export const inModels = (folder: string, file: string): string => join(MODELS, folder, file);
