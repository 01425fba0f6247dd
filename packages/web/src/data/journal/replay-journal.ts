import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Refusal } from '@gearwright/game/messages.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import { failureOf } from '../editor/failure.ts';
import { deltaBetween, patchOf, withDelta } from '../editor/set-delta.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { inPlaceOf } from './this-tab.ts';

export interface Replay {
  /** Sets that are different now. */
  readonly changed: readonly string[];
  /** What the rules refused by now: it could not be saved. */
  readonly refused: readonly Refusal[];
  /** Whether something is left for later, when the server can be reached. */
  readonly unfinished: boolean;
}

interface Whose {
  readonly journal: Journal;
  readonly roster: Pick<Roster, 'getSet' | 'updateSet'>;
  readonly owner: string;
  readonly edition: EditionKey;
}

/** Saves what tabs that are no more had not saved; doing it again changes nothing. */
export async function replayJournal({ journal, roster, owner, edition }: Whose): Promise<Replay> {
  const changed: string[] = [];
  const refused: Refusal[] = [];
  let unfinished = false;
  for (const entry of await journal.entriesOf(owner, edition)) {
    await inPlaceOf(entry.tab, async () => {
      if (!(await journal.has(entry))) return;
      try {
        if (await replayed(entry, roster)) changed.push(entry.setId);
        await journal.forget(entry);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'refused' || failure.kind === 'gone') {
          if (failure.kind === 'refused') refused.push(failure.reason);
          await journal.forget(entry);
        } else unfinished = true;
      }
    });
  }
  return { changed, refused, unfinished };
}

/** Answers whether there was anything left to save. */
async function replayed(
  { setId, delta }: JournalEntry,
  roster: Whose['roster'],
  tries = 5,
): Promise<boolean> {
  const { character: _, warnings: __, ...set } = await roster.getSet(setId);
  const patch = patchOf(deltaBetween(set, withDelta(set, delta)));
  if (Object.keys(patch).length === 0) return false;
  try {
    await roster.updateSet(setId, patch, { version: set.version });
    return true;
  } catch (error) {
    const stale = (error as { readonly code?: unknown }).code === 'staleSet';
    if (!stale || tries <= 1) throw error;
    return replayed({ setId, delta } as JournalEntry, roster, tries - 1);
  }
}
