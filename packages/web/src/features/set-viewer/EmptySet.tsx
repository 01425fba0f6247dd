import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** A set with no items says how to begin (core §2). */
export function EmptySet({ actions }: { readonly actions: ReactNode }) {
  return (
    <EmptyState title="This set has no items yet" action={actions}>
      <p>Choose a slot to put the first one on.</p>
    </EmptyState>
  );
}
