import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeMesh, type ModelMesh } from '@gearwright/model-viewer/assets/decode-mesh.ts';
import { readModelFile, type PartFile } from '@gearwright/model-viewer/assets/model-file.ts';
import type { Model } from '@gearwright/model-viewer/assets/model-store.ts';
import { modelFile } from '../bake/model-kinds.ts';
import { modelPath } from '../bake/model-store.ts';

/** A baked model as the viewer knows it, read from where the baker keeps it: `character/humanmale`. */
export function readModel(root: string, path: string): Model {
  const known = modelFile(`${path}.json`);
  if (!known) throw new Error(`there is no model ${path}`);
  const place = modelPath(root, known);
  const file = readModelFile(JSON.parse(readFileSync(place, 'utf8')), path);
  const folder = dirname(place);
  return { file, folder, mesh: readMeshFile(join(folder, file.mesh)) };
}

/** The mesh a part is in; null where its file was not baked. */
export function meshOfPart({ mesh, folder }: Model, part: PartFile): ModelMesh | null {
  if (part.mesh === undefined) return mesh;
  try {
    return readMeshFile(join(folder, part.mesh));
  } catch {
    return null;
  }
}

function readMeshFile(path: string): ModelMesh {
  const bytes = readFileSync(path);
  // The reader lays arrays of numbers over the bytes, so they must begin where a number may.
  return decodeMesh(new Uint8Array(bytes).buffer);
}
