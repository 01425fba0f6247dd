import { MESSAGES } from '@gearwright/game/messages.ts';

/** A search of the items page under a name. */
export interface SavedSearch {
  readonly name: string;
  /** What stands after the question mark of its address. */
  readonly address: string;
}

export const MOST_SAVED = 30;
const LONGEST_NAME = 60;
const LONGEST_ADDRESS = 2000;

/** What the browser kept, as far as it can be read. */
export function readSaved(text: string | null): readonly SavedSearch[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isSaved).slice(0, MOST_SAVED) : [];
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is SavedSearch {
  const { name, address } = (value ?? {}) as Partial<SavedSearch>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= LONGEST_NAME &&
    typeof address === 'string' &&
    address.length <= LONGEST_ADDRESS
  );
}

/** By name; one of the same name takes the other's place. */
export function withSaved(
  saved: readonly SavedSearch[],
  search: SavedSearch,
): readonly SavedSearch[] {
  return [...withoutSaved(saved, search.name), search].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

export function withoutSaved(saved: readonly SavedSearch[], name: string): readonly SavedSearch[] {
  return saved.filter((each) => each.name !== name);
}

/** Why a search cannot be saved under its name; null when it can. */
export function whyNotSave(
  saved: readonly SavedSearch[],
  { name, address }: SavedSearch,
): string | null {
  if (name.trim() === '') return MESSAGES.required('Name');
  if (name.trim().length > LONGEST_NAME) return MESSAGES.tooLong('Name', LONGEST_NAME);
  if (address.length > LONGEST_ADDRESS) {
    return MESSAGES.tooLong('The address of a saved search', LONGEST_ADDRESS);
  }
  const isNew = !saved.some((each) => each.name === name.trim());
  return isNew && saved.length >= MOST_SAVED
    ? MESSAGES.limitReached('saved searches', MOST_SAVED)
    : null;
}
