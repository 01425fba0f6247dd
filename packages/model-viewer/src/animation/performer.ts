import { throttled } from '../throttle.ts';
import type { AnimationStore } from './animation-store.ts';
import type { AnimationName } from './names.ts';
import type { Movement } from './tracks.ts';

/** Milliseconds between two changes of the animation. */
const ANIMATION_THROTTLE = 50;

/** Knows what the figure is to do: what was chosen, or for a while an emote. */
export class Performer {
  readonly #store: AnimationStore;
  readonly #begin: (movement: Movement, again: boolean) => void;
  readonly #choose: (name: AnimationName) => void;
  #chosen: AnimationName = 'stand';
  #begun: AnimationName | null = null;
  #emote: { readonly name: AnimationName; readonly seconds: number } | null = null;

  /** Called with each movement once it is there. */
  constructor(store: AnimationStore, begin: (movement: Movement, again: boolean) => void) {
    this.#store = store;
    this.#begin = begin;
    this.#choose = throttled(ANIMATION_THROTTLE, (name) => this.playNow(name));
  }

  /** What was begun last: a movement chosen just now may still be on its way. */
  get begun(): AnimationName | null {
    return this.#begun;
  }

  get now(): AnimationName {
    return this.#emote?.name ?? this.#chosen;
  }

  /** Until something else is chosen. */
  play(name: AnimationName): void {
    this.#choose(name);
  }

  playNow(name: AnimationName): void {
    this.#chosen = name;
    this.#emote = null;
    this.start();
  }

  emote(name: AnimationName, seconds: number): void {
    this.#emote = { name, seconds };
    this.start();
  }

  /** After so many seconds of the movement an emote may be over. */
  passed(seconds: number): void {
    if (!this.#emote || seconds < this.#emote.seconds) return;
    this.#emote = null;
    this.start();
  }

  start(): void {
    const name = this.now;
    const isEmote = this.#emote !== null;
    this.#store.load(name).then(
      (movement) => {
        if (name !== this.now) return;
        this.#begun = name;
        this.#begin(movement, isEmote);
      },
      () => console.warn('Animation not loaded'),
    );
  }
}
