import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { wearerOf, type Rules } from '@gearwright/game/set/rules.ts';
import {
  carriedSet,
  memberKey,
  type Guild,
  type GuildMember,
} from '@gearwright/roster/link/guild-link.ts';
import type { PublicSet } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { CACHE_FIRST } from '../../data/policies.ts';
import { useOwnedRoster } from '../../data/roster/roster-context.ts';
import { rosterKeys } from '../../data/roster/roster-keys.ts';
import { loadShared, type SharedSet } from '../../data/set-view/shared-view.ts';

/** Somebody of the roster with everything that a search for upgrades asks for. */
export interface ReadyMember extends SharedSet {
  readonly status: 'ready';
  readonly key: string;
  readonly rules: Rules;
  /** What the set is weighed by: the first of its own points, else the published weights of its spec. */
  readonly point: Point | null;
  /** Null for a set that the roster carries. */
  readonly publicId: string | null;
}

export type MemberState =
  | { readonly status: 'loading'; readonly key: string }
  | { readonly status: 'failed'; readonly key: string; readonly why: string }
  | ReadyMember;

/** The roster with its sets, in its order. */
export function useMembers({ members }: Guild, game: RosterGame): readonly MemberState[] {
  const owned = useOwnedRoster();
  const found = useQueries({
    queries: members.map((member) => ({
      ...CACHE_FIRST,
      queryKey: rosterKeys.publicSet(
        game.edition.key,
        member.kind === 'public' ? member.publicId : '',
      ),
      queryFn: () => owned!.roster.getPublicSet((member as { publicId: string }).publicId),
      enabled: owned !== null && member.kind === 'public',
    })),
    combine: foundSets,
  });
  return useMemo(
    () => members.map((member, at) => stateOf(member, found[at], game)),
    [members, found, game],
  );
}

interface Found {
  readonly data: PublicSet | undefined;
  readonly error: Error | null;
}

function foundSets(results: readonly Found[]): readonly Found[] {
  return results.map(({ data, error }) => ({ data, error }));
}

function stateOf(member: GuildMember, found: Found | undefined, game: RosterGame): MemberState {
  const key = memberKey(member);
  try {
    if (member.kind === 'carried') return ready(member, carriedSet(member.compact, game), game);
    if (found?.data) return ready(member, found.data, game);
    return found?.error
      ? { status: 'failed', key, why: whyNot(found.error) }
      : { status: 'loading', key };
  } catch (error) {
    return { status: 'failed', key, why: whyNot(error) };
  }
}

function whyNot(error: unknown): string {
  if (!(error instanceof PlannerError)) return 'The set could not be fetched.';
  return error.code === 'publicSetNotFound' ? 'The set is not shared any more.' : error.message;
}

function ready(member: GuildMember, shared: PublicSet, game: RosterGame): ReadyMember {
  const loaded = loadShared(shared, game);
  const { set, character } = loaded;
  const { gameClass, spec, phase } = set;
  const preset = presetFor(game.dataset, game.edition, {
    ...{ gameClass, spec, phase },
    level: character.level,
  });
  return {
    ...loaded,
    status: 'ready',
    key: memberKey(member),
    rules: { ...game, wearer: wearerOf(set, character) },
    point: set.points[0] ?? (preset && presetPoint(preset)),
    publicId: member.kind === 'public' ? member.publicId : null,
  };
}
