import { expect, test } from 'vitest';
import type { LiveSet } from '../../data/roster/use-live-set.ts';
import { liveGuild } from './live-guild.ts';

const live = (sample: boolean, guild: string | null) =>
  ({ sample, character: { guild } }) as unknown as LiveSet;

test.each([
  { of: 'a player', given: live(false, 'Hall'), guild: 'Hall' },
  { of: 'a player without one', given: live(false, null), guild: null },
  { of: 'a sample', given: live(true, 'Sample Characters'), guild: null },
])('D16: the guild of $of is taken over as $guild', ({ given, guild }) => {
  expect(liveGuild(given)).toBe(guild);
});
