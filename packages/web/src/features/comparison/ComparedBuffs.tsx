import { MESSAGES } from '@gearwright/game/messages.ts';
import { buffRows, consumableRows } from './buff-rows.ts';
import type { ComparedSets } from './compared-sets.ts';
import { ComparedList } from './ComparedList.tsx';

interface Props extends ComparedSets {
  readonly onlyDifferences: boolean;
}

export function ComparedBuffs({ left, right, onlyDifferences }: Props) {
  const sets = { left, right };
  return (
    <ComparedList
      {...sets}
      onlyDifferences={onlyDifferences}
      rows={[...buffRows(sets), ...consumableRows(sets)]}
      none={MESSAGES.noRecords('Buffs')}
    />
  );
}
