import type { SetWithCharacter } from '@gearwright/roster/roster.ts';
import type { Database } from '../storage/open-database.ts';

/** Sets kept in memory by one process, the one asked for last at the end. */
const MOST = 2_000;

/** What an answer was worked out from: it holds as long as these are what the database says. */
export interface SetVersions {
  readonly version: number;
  readonly character_version: number;
  readonly public_id: string | null;
}

interface Remembered extends SetVersions {
  readonly answer: SetWithCharacter;
}

/**
 * Answers worked out before, so that a set read twice is parsed and held against the rules once. The database is
 * still asked every time, for the versions: another process may have written.
 */
class SetMemory {
  readonly #sets = new Map<string, Remembered>();

  knows(id: string): boolean {
    return this.#sets.has(id);
  }

  recall(id: string, now: SetVersions): SetWithCharacter | null {
    const known = this.#sets.get(id);
    if (!known) return null;
    this.#sets.delete(id);
    const holds =
      known.version === now.version &&
      known.character_version === now.character_version &&
      known.public_id === now.public_id;
    if (!holds) return null;
    this.#sets.set(id, known);
    return known.answer;
  }

  remember(answer: SetWithCharacter, versions: SetVersions): void {
    const { version, character_version, public_id } = versions;
    this.#sets.delete(answer.id);
    this.#sets.set(answer.id, { version, character_version, public_id, answer });
    if (this.#sets.size > MOST) this.#sets.delete(this.#sets.keys().next().value!);
  }
}

const memories = new WeakMap<Database['db'], SetMemory>();

export function setMemoryOf({ db }: Pick<Database, 'db'>): SetMemory {
  const memory = memories.get(db) ?? new SetMemory();
  memories.set(db, memory);
  return memory;
}
