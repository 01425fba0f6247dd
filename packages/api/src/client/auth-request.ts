import { PlannerError } from '@gearwright/game/messages.ts';
import type { AuthFailure } from './auth-answers.ts';
import { CallFailed } from './call-failed.ts';
import { send, type Server } from './http.ts';

/** One call under `/auth`: with a body it is a POST. A refusal is thrown as the `PlannerError` it is. */
export async function readAuthAnswer<Answer>(
  server: Server,
  path: string,
  body?: object,
): Promise<Answer> {
  const { response, body: answer } = await send(server, async (signal) => {
    const url = `${server.origin}/auth/${path}`;
    if (!body) return new Request(url, { signal });
    return new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  });
  if (response.ok) return answer as Answer;
  const { error } = answer as Partial<AuthFailure>;
  if (!error) throw new CallFailed('unreadable', response.status);
  throw PlannerError.of(error);
}
