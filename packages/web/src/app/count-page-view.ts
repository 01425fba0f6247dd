import { recordPageView } from '@gearwright/api/generated/operations.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Server } from '../data/session/server.ts';

/** A view that was not counted is nobody's concern. */
export async function countPageView(
  server: Server,
  edition: EditionKey,
  route: string,
): Promise<void> {
  if (!server.canSign() || !navigator.onLine) return;
  try {
    const { client } = await server.calls(edition);
    await client.call(recordPageView, { route });
  } catch {
    // As said above.
  }
}
