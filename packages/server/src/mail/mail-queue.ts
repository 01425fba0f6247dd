import { setTimeout as wait } from 'node:timers/promises';
import type { Mail, Mailer, MailTransport } from './mailer.ts';

/** Milliseconds before each further try. */
const RETRIES = [1_000, 10_000, 60_000];

/** Delivers in the background, tries again when the transport fails, and says so when it gives up. */
export function mailQueue(
  transport: MailTransport,
  giveUp: (error: unknown) => void,
  retries: readonly number[] = RETRIES,
): Mailer {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(mail: Mail): Promise<void> {
    for (const pause of [...retries, null]) {
      try {
        return await transport.send(mail);
      } catch (error) {
        if (pause === null || closing.signal.aborted) return giveUp(error);
        // Closing ends the pause: one last try follows.
        await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    post(mail) {
      const delivery = deliver(mail).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    later(work) {
      const task = work()
        .catch(giveUp)
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    settled,
    async close() {
      closing.abort();
      await settled();
      transport.close();
    },
  };
}
