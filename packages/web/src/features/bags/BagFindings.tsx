import { useMemo } from 'react';
import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { bagReport } from '@gearwright/game/plans/bag-report.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useSetsInFull } from '../../data/roster/use-sets-in-full.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { Coins } from '../../ui/cost/Coins.tsx';
import { BagLines } from './BagLines.tsx';

interface Props {
  readonly characterId: string;
  readonly inventory: Inventory;
}

/** What nothing planned needs: doubles, what is for no set, and what a merchant gives for it. */
export function BagFindings({ characterId, inventory }: Props) {
  const { dataset } = useSetView().rules;
  const texts = useTexts(useEditionKey(), true);
  const { data: sets } = useSetsInFull(characterId);
  const report = useMemo(
    () => (sets ? bagReport(inventory, sets.map(planOf), dataset, texts) : null),
    [inventory, sets, dataset, texts],
  );
  if (!report || inventory.length === 0) return null;
  return (
    <>
      <BagLines title="Doubles" lines={report.doubles} none="Nothing twice." />
      <BagLines
        title="For no set"
        lines={report.forNoSet}
        none="Everything is worn or wished for in a set."
      />
      <BagLines
        title="To sell"
        lines={report.toSell}
        none="Nothing that a merchant buys is left over."
        sum={report.worth > 0 && <Coins copper={report.worth} />}
        end={({ price }) => <Coins copper={price} />}
      />
    </>
  );
}

/** What a set wears or wishes for. */
function planOf({ itemIds, wishlistIds }: Pick<StoredSet, 'itemIds' | 'wishlistIds'>) {
  return { ids: [...itemIds.filter((id) => id !== null), ...wishlistIds] };
}
