import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { doTask } from './do-task.ts';
import type { FromWorker, TaskGame, ToWorker } from './protocol.ts';

/** Milliseconds of work between two looks at the messages. */
const BREATH = 40;

/** Where messages come from and go to: a worker's own scope. */
export interface Post {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** Does what it is asked, one task after the other, and listens in between. */
export function answerTasks(
  post: Post,
  load: (game: TaskGame) => Promise<RosterGame>,
  now: () => number = () => performance.now(),
): void {
  const ends = new Map<number, 'finish' | 'cancel'>();
  let turn: Promise<void> = Promise.resolve();

  async function work({ id, game, task }: Extract<ToWorker, { task: unknown }>): Promise<void> {
    const loaded = await load(game);
    const steps = doTask(task, loaded, () => ends.has(id));
    let last = now();
    for (;;) {
      if (ends.get(id) === 'cancel') return;
      const step = steps.next();
      if (step.done) {
        post.postMessage({ id, answer: step.value });
        return;
      }
      if (now() - last < BREATH) continue;
      post.postMessage({ id, progress: step.value });
      await new Promise((heard) => setTimeout(heard, 0));
      last = now();
    }
  }

  post.addEventListener('message', ({ data }) => {
    if ('end' in data) {
      ends.set(data.id, data.end);
      return;
    }
    turn = turn
      .then(() => work(data))
      .catch((error: unknown) => post.postMessage({ id: data.id, failure: String(error) }))
      .finally(() => ends.delete(data.id));
  });
}
