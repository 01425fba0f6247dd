import { cheer } from '../../ui/model/cheer.ts';

/** Told when the congratulations are closed: the model cheers. */
export const LEVEL_UP_DONE = 'level-up-done';

export function tellLevelUpDone(characterId: string, level: number): void {
  window.dispatchEvent(new CustomEvent(LEVEL_UP_DONE, { detail: { characterId, level } }));
  cheer();
}

export function reachedWords(name: string, level: number): string {
  return `${name} has reached level ${level}!`;
}
