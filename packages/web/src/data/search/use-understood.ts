import { useMemo } from 'react';
import { completions } from '@gearwright/game/search/language/complete.ts';
import { readSearch } from '@gearwright/game/search/language/read-search.ts';
import { understoodWords } from '@gearwright/game/search/language/understood.ts';
import { useEdition } from '../edition-context.ts';

export interface Understood {
  /** Empty where the text is nothing but words of a name. */
  readonly words: string;
  readonly problems: readonly string[];
  /** Texts it may be the beginning of. */
  readonly completions: readonly string[];
}

/** What a search text is taken for, and how it may go on. */
export function useUnderstood(text: string): Understood {
  const edition = useEdition();
  return useMemo(() => {
    const asked = readSearch(text, edition);
    return {
      words: asked.terms.length > 0 ? understoodWords(asked) : '',
      problems: asked.problems,
      completions: completions(text),
    };
  }, [text, edition]);
}
