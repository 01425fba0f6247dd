import { useGame } from '../use-game.ts';
import type { LiveCharacter } from './use-live-set.ts';

/** "Firemaw (EU)"; the address's own word until the realms are known, or where they do not know it. */
export function useRealmName({ region, realm }: Pick<LiveCharacter, 'region' | 'realm'>): string {
  const known = useGame()?.dataset.realms.find(
    (each) => each.region === region && each.slug === realm,
  );
  return `${known?.name ?? realm} (${region.toUpperCase()})`;
}
