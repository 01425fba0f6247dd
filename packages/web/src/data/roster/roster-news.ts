import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Whose things another tab has just changed. */
interface News {
  readonly edition: EditionKey;
  readonly owner: string;
}

const CHANNEL = 'gearwright-roster';

/** Tabs of one browser tell each other what they have stored, so that none shows what is no longer so. */
export class RosterNews {
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  tell(news: News): void {
    this.#channel?.postMessage(news);
  }

  hear(listener: (news: News) => void): () => void {
    const heard = ({ data }: MessageEvent<News>): void => listener(data);
    this.#channel?.addEventListener('message', heard);
    return () => this.#channel?.removeEventListener('message', heard);
  }
}
