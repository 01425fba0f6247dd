import { useSetView } from '../../../data/set-view/set-view.ts';
import { LevelUpDialog } from '../../../features/level-up/LevelUpDialog.tsx';
import { TO_PANEL } from './more-panels.ts';
import { useAppNavigate } from '../../../ui/link/use-app-navigate.ts';

/** The new level's upgrades are a panel of the set. */
export function LevelUpAction({ onClose }: { readonly onClose: () => void }) {
  const { path } = useSetView();
  const navigate = useAppNavigate();
  return (
    <LevelUpDialog
      onClose={onClose}
      onViewUpgrades={() =>
        navigate(`${path}?panel=upgrades`, { preventScrollReset: true, state: TO_PANEL })
      }
    />
  );
}
