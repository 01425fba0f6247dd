import { useCallback, useRef } from 'react';
import { newId } from '@gearwright/roster/new-id.ts';
import type { CreateOptions } from '@gearwright/roster/roster.ts';
import { sameValue } from '../same-value.ts';

/** Asking again for the same thing, after an answer that never came, creates nothing twice (acceptance D18). */
export function useCreating<Input, Made>(
  create: (input: Input, options: CreateOptions) => Promise<Made>,
): (input: Input) => Promise<Made> {
  const asked = useRef<{ readonly input: Input; readonly clientKey: string } | null>(null);
  return useCallback(
    async (input) => {
      if (!asked.current || !sameValue(asked.current.input, input)) {
        asked.current = { input, clientKey: newId() };
      }
      const { clientKey } = asked.current;
      const made = await create(input, { clientKey });
      asked.current = null;
      return made;
    },
    [create],
  );
}
