import { decodeMesh, type ModelMesh } from './decode-mesh.ts';
import { readModelFile, type ModelFile, type PartFile } from './model-file.ts';

export interface Model {
  readonly file: ModelFile;
  /** Of the parts that name no mesh of their own. */
  readonly mesh: ModelMesh;
  /** Where its files are. */
  readonly folder: string;
}

/** How many shapes are kept ready; beyond it, those not asked for longest are fetched again. */
const KEPT = 160;

/** Fetches models once each and keeps them by their path. */
export class ModelStore {
  readonly #folder: string;
  readonly #models = new Kept<Model>(KEPT);
  readonly #meshes = new Kept<ModelMesh>(KEPT);

  /** The folder's address, with a slash at its end. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** `character/humanmale`; what failed is asked for again the next time. */
  load(path: string): Promise<Model> {
    return this.#models.get(path, async () => {
      const address = `${this.#folder}model/${path}.json`;
      const file = readModelFile(await (await fetched(address)).json(), path);
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      return { file, folder, mesh: await this.#mesh(folder + file.mesh) };
    });
  }

  /** Faces and hair have meshes of their own: only those that are shown are fetched. Tells those that failed. */
  async loadParts(model: Model, parts: readonly PartFile[]): Promise<readonly string[]> {
    const names = [...new Set(parts.flatMap(({ mesh }) => (mesh === undefined ? [] : [mesh])))];
    const loaded = await Promise.allSettled(names.map((name) => this.#mesh(model.folder + name)));
    return names.filter((_, at) => loaded[at]!.status === 'rejected');
  }

  /** Without waiting; null when it is not there yet. */
  ready(path: string): Model | null {
    return this.#models.ready(path);
  }

  readyMesh(model: Model, { mesh }: Pick<PartFile, 'mesh'>): ModelMesh | null {
    return mesh === undefined ? model.mesh : this.#meshes.ready(model.folder + mesh);
  }

  #mesh(address: string): Promise<ModelMesh> {
    return this.#meshes.get(address, async () =>
      decodeMesh(await (await fetched(address)).arrayBuffer()),
    );
  }
}

/** Made once for each name, and forgotten when too many came after it. */
class Kept<Value> {
  readonly #most: number;
  readonly #asked = new Map<string, Promise<Value>>();
  readonly #ready = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string, make: () => Promise<Value>): Promise<Value> {
    const asked = this.#asked.get(name) ?? this.#begin(name, make);
    this.#asked.delete(name);
    this.#asked.set(name, asked);
    for (const oldest of this.#asked.keys()) {
      if (this.#asked.size <= this.#most) break;
      this.#asked.delete(oldest);
      this.#ready.delete(oldest);
    }
    return asked;
  }

  ready(name: string): Value | null {
    return this.#ready.get(name) ?? null;
  }

  async #begin(name: string, make: () => Promise<Value>): Promise<Value> {
    try {
      const value = await make();
      this.#ready.set(name, value);
      return value;
    } catch (error) {
      this.#asked.delete(name);
      throw error;
    }
  }
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer;
}
