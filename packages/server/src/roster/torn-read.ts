/** What two queries read does not belong together: somebody wrote in between. */
export class TornRead extends Error {}

const ATTEMPTS = 30;

/** Reads again when it was torn. */
export async function readWhole<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof TornRead) || attempt === ATTEMPTS) throw error;
    }
  }
}
