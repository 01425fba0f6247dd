import { useState } from 'react';

interface Active {
  readonly id: string | null;
  /** A pointer or the focus is on it now; a docked tooltip stays when neither is. */
  readonly shown: boolean;
}

/** Which row's tooltip is told: the last one pointed at, focused or pressed. */
export function useActiveItem(ids: readonly string[]) {
  const [{ id, shown }, setActive] = useState<Active>({ id: null, shown: false });
  const present = id !== null && ids.includes(id);
  return {
    activeId: present ? id : (ids[0] ?? null),
    shown: present && shown,
    show: (next: string) => setActive({ id: next, shown: true }),
    leave: () => setActive((last) => ({ ...last, shown: false })),
  };
}
