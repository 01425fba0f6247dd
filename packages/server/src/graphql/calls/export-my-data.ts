import { signedIn } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const exportMyData: QueryCall<'exportMyData'> = (_root, _args, context) =>
  context.services.exportMyData(signedIn(context));
