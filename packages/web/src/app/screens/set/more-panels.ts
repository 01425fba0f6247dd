import { lazy } from 'react';

/** State of a way that leads to the open panel below the gear, not only to the set. */
export const TO_PANEL = 'to-panel';

/** What the address names the open panel by: `?panel=upgrades` leads to the upgrades from anywhere. */
export const PANEL = 'panel';

/** What stands below the gear. */
export const PANELS = [
  {
    key: 'upgrades',
    label: 'New Upgrades',
    brief: 'Upgrades',
    Panel: lazy(async () => ({
      default: (await import('../../../features/upgrades/UpgradesPanel.tsx')).UpgradesPanel,
    })),
  },
  {
    key: 'sources',
    label: 'Item Sources',
    brief: 'Sources',
    Panel: lazy(async () => ({
      default: (await import('../../../features/sources/SourcesPanel.tsx')).SourcesPanel,
    })),
  },
  {
    key: 'shopping',
    label: 'Shopping List',
    brief: 'Shopping',
    Panel: lazy(async () => ({
      default: (await import('../../../features/shopping-list/ShoppingPanel.tsx')).ShoppingPanel,
    })),
  },
] as const;

/** Where a panel of the set on this path is seen. */
export function panelPath(path: string, key: (typeof PANELS)[number]['key']): string {
  return `${path}?${PANEL}=${key}`;
}
