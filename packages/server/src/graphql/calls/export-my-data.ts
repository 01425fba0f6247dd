import { PlannerError } from '@gearwright/game/messages.ts';
import { signedIn } from '../asker.ts';
import { JsonStream } from '../run/json-stream.ts';
import type { QueryCall } from './call.ts';

export const exportMyData: QueryCall<'exportMyData'> = async (_root, _args, context) => {
  const pieces = await context.services.exportMyData(signedIn(context));
  // Once a request: there is one place for it in an answer.
  if (context.stream) throw new PlannerError('tooManyRequests');
  return (context.stream = new JsonStream(pieces));
};
