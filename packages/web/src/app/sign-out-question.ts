/** Whether to sign out although something was not saved: asked by one, answered in a dialog of the frame. */
export interface SignOutQuestion {
  /** Sets with changes that were not sent. */
  readonly unsent: number;
  answer(signOut: boolean): void;
}

let question: SignOutQuestion | null = null;
const listeners = new Set<() => void>();

function set(next: SignOutQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export function askAboutUnsent(unsent: number): Promise<boolean> {
  return new Promise((done) => {
    set({
      unsent,
      answer(signOut) {
        set(null);
        done(signOut);
      },
    });
  });
}

export function currentQuestion(): SignOutQuestion | null {
  return question;
}

export function listenToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
