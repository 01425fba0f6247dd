import { readAnimationFile } from './animation-file.ts';
import type { AnimationName } from './names.ts';
import { makeMovement, type Movement } from './tracks.ts';

/** Fetches each movement once. */
export class AnimationStore {
  readonly #folder: string;
  readonly #asked = new Map<AnimationName, Promise<Movement>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  load(name: AnimationName): Promise<Movement> {
    const known = this.#asked.get(name);
    if (known) return known;
    const asked = this.#fetch(name);
    this.#asked.set(name, asked);
    asked.catch(() => this.#asked.delete(name));
    return asked;
  }

  async #fetch(name: AnimationName): Promise<Movement> {
    const answer = await fetch(`${this.#folder}animation/${name}.json`);
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}`);
    return makeMovement(readAnimationFile(await answer.json(), name));
  }
}
