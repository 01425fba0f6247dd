import { lazy, Suspense, useState } from 'react';
import type { Point } from '@gearwright/game/point/point.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { StatsPanel } from '../../../features/stats-panel/StatsPanel.tsx';
import { memo } from '../../../language/memo.ts';

const PointExportDialog = lazy(async () => ({
  default: (await import('../../../features/points/PointExportDialog.tsx')).PointExportDialog,
}));

interface Props {
  /** Where the points are changed; null where they cannot be. */
  readonly pointsPath: string | null;
}

/** The stats panel, and the points that are exported from it. */
export const SharingStats = memo(function SharingStats({ pointsPath }: Props) {
  const { set } = useSetView();
  const [exported, setExported] = useState<Point | null>(null);
  return (
    <>
      <StatsPanel pointsPath={pointsPath} onShare={setExported} />
      {exported && (
        <Suspense>
          <PointExportDialog
            point={exported}
            owner={{ gameClass: set.gameClass, spec: set.spec }}
            onClose={() => setExported(null)}
          />
        </Suspense>
      )}
    </>
  );
});
