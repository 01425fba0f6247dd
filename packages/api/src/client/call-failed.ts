import { MESSAGES } from '@gearwright/game/messages.ts';

/** No connection, no answer in time, or an answer nobody can read: the same call may succeed later. */
export class CallFailed extends Error {
  readonly reason: 'offline' | 'timeout' | 'unreadable';
  /** HTTP status, when there was an answer. */
  readonly status: number | null;

  constructor(reason: CallFailed['reason'], status: number | null = null, cause?: unknown) {
    super(MESSAGES.unknownError(), { cause });
    this.name = 'CallFailed';
    this.reason = reason;
    this.status = status;
  }
}
