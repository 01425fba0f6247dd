import { useRef, useState, type SyntheticEvent } from 'react';

interface Options {
  /** What keeps the form from being sent, in the order of its fields. */
  readonly missing: readonly string[];
  readonly send: () => Promise<void>;
  /** What is said of a failure; each sentence on a line of its own where there are more. */
  readonly failureText: (error: unknown) => string | readonly string[];
}

export interface Submission {
  readonly submit: (event?: SyntheticEvent) => void;
  /** Nothing is missing and nothing is on its way. */
  readonly ready: boolean;
  readonly busy: boolean;
  /** For the summary: told once the player has tried. */
  readonly problems: readonly string[];
  /** One of what is missing, for the field it is about, once the player has tried. */
  errorOf(problem: string): string | undefined;
}

/** A form's gold button is never dead: pressed too early, it says what is missing. */
export function useSubmission({ missing, send, failureText }: Options): Submission {
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | readonly string[] | null>(null);
  const running = useRef(false);
  const submit = async (): Promise<void> => {
    if (running.current) return;
    setFailure(null);
    setTried(missing.length > 0);
    if (missing.length > 0) return;
    running.current = true;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setFailure(failureText(error));
    }
    running.current = false;
    setBusy(false);
  };
  return {
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    ready: missing.length === 0 && !busy,
    busy,
    problems: failure !== null ? [failure].flat() : tried ? missing : [],
    errorOf: (problem) => (tried && missing.includes(problem) ? problem : undefined),
  };
}
