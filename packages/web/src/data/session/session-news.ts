const CHANNEL = 'gearwright-session';

/** What a tab tells the others: somebody came or went, or an account is gone. */
export type News = 'changed' | 'deleted';

/** Tabs of one browser share who is signed in. */
export class SessionNews {
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  tell(news: News = 'changed'): void {
    this.#channel?.postMessage(news);
  }

  hear(listener: (news: News) => void): () => void {
    const heard = ({ data }: MessageEvent<unknown>): void =>
      listener(data === 'deleted' ? 'deleted' : 'changed');
    this.#channel?.addEventListener('message', heard);
    return () => this.#channel?.removeEventListener('message', heard);
  }
}
