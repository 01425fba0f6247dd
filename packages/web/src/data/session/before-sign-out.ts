type Duty = () => Promise<void>;

/** What this browser keeps of an account that the server does not have yet. */
export interface Unsent {
  /** How many sets have changes that were not sent. */
  count(owner: string): Promise<number>;
  forget(owner: string): Promise<void>;
}

const duties = new Set<Duty>();
const keepers = new Set<Unsent>();

/** Milliseconds: without a network nobody is kept from signing out for long. */
const PATIENCE = 5000;

/** Registers what must be done while the session still lasts. */
export function onSignOut(duty: Duty): () => void {
  duties.add(duty);
  return () => duties.delete(duty);
}

/** Registers whoever keeps what was not sent. */
export function keepsUnsent(keeper: Unsent): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

export async function beforeSignOut(): Promise<void> {
  const enough = new Promise<void>((done) => setTimeout(done, PATIENCE));
  const all = Promise.allSettled([...duties].map((duty) => duty()));
  await Promise.race([all, enough]);
}

/** Sends what can be sent, and counts what could not. */
export async function unsentAfterSending(owner: string): Promise<number> {
  await beforeSignOut();
  const counts = await Promise.all([...keepers].map((keeper) => keeper.count(owner)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Whoever sits down next finds nothing of the account in this browser. */
export async function forgetUnsent(owner: string): Promise<void> {
  await Promise.all([...keepers].map((keeper) => keeper.forget(owner)));
}
