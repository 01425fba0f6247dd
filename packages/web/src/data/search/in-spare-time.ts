/** Milliseconds: what is on the screen by then was what somebody waited for. */
const BEFORE = 200;
/** Milliseconds at a time, so that a press in between is answered within its frame. */
const AT_A_TIME = 6;

/** Does it bit by bit, until it answers that nothing is left to do. Returns how to stop it. */
export function inSpareTime(step: () => boolean): () => void {
  const work = (): void => {
    const end = performance.now() + AT_A_TIME;
    while (!step()) {
      if (performance.now() >= end) {
        next = setTimeout(work);
        return;
      }
    }
  };
  let next = setTimeout(work, BEFORE);
  return () => clearTimeout(next);
}
