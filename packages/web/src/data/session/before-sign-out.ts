type Duty = () => Promise<void>;

const duties = new Set<Duty>();

/** Milliseconds: without a network nobody is kept from signing out; what was not sent waits in the browser's store. */
const PATIENCE = 5000;

/** Registers what must be done while the session still lasts. */
export function onSignOut(duty: Duty): () => void {
  duties.add(duty);
  return () => duties.delete(duty);
}

export async function beforeSignOut(): Promise<void> {
  const enough = new Promise<void>((done) => setTimeout(done, PATIENCE));
  const all = Promise.allSettled([...duties].map((duty) => duty()));
  await Promise.race([all, enough]);
}
