import type { LiveSet } from '../../data/roster/use-live-set.ts';

/** The guild a link or sync fills in (acceptance D16); a sample's only says that it is one. */
export function liveGuild({ sample, character }: Pick<LiveSet, 'sample' | 'character'>) {
  return sample ? null : (character.guild ?? null);
}
