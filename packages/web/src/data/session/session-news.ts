const CHANNEL = 'gearwright-session';

/** Tabs of one browser share who is signed in. */
export class SessionNews {
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  tell(): void {
    this.#channel?.postMessage('changed');
  }

  hear(listener: () => void): () => void {
    this.#channel?.addEventListener('message', listener);
    return () => this.#channel?.removeEventListener('message', listener);
  }
}
