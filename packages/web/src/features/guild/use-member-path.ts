import { useQuery } from '@tanstack/react-query';
import { writeSetLink } from '@gearwright/roster/link/set-link.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { snapshotOf } from '../../data/roster/use-share-links.ts';
import type { ReadyMember } from './use-members.ts';

/** Where a member's set is seen; null for the moment in which its own link is written. */
export function useMemberPath({ key, publicId, set, character }: ReadyMember): string | null {
  const edition = useEditionKey();
  const { data: packed } = useQuery({
    queryKey: ['member-link', edition, key],
    queryFn: () => writeSetLink(edition, [snapshotOf(set, character)]),
    enabled: publicId === null,
    networkMode: 'always',
    staleTime: Infinity,
  });
  if (publicId !== null) return `/set/${publicId}`;
  return packed === undefined ? null : `/link/${packed}`;
}
