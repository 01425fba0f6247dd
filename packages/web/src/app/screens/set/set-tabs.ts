import { lazy, type ComponentType } from 'react';

/** A tab of the set viewer beside the gear. It appears when its panel does. */
export interface SetTab {
  /** What the path ends with. */
  readonly key: 'talents' | 'buffs' | 'next';
  readonly label: string;
  /** Asks `useSetView()` about the set. */
  readonly Panel: ComponentType;
}

/** Who brings a panel adds its row, talents before buffs: `Panel: lazy(…)`. */
export const SET_TABS: readonly SetTab[] = [
  {
    key: 'talents',
    label: 'Talents',
    Panel: lazy(async () => {
      const { SetTalents } = await import('../../../features/talents/SetTalents.tsx');
      return { default: SetTalents };
    }),
  },
  {
    key: 'buffs',
    label: 'Buffs',
    Panel: lazy(async () => ({ default: (await import('./BuffsTab.tsx')).BuffsTab })),
  },
  {
    key: 'next',
    label: 'What next?',
    Panel: lazy(async () => ({ default: (await import('./WhatNextTab.tsx')).WhatNextTab })),
  },
];

/** Small screens only: elsewhere the model stands between the slots. */
export const MODEL_TAB = 'model';
/** Another page has this address; the viewer shows nothing for it. */
export const EDIT_TAB = 'edit';
