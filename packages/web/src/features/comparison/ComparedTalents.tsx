import { MESSAGES } from '@gearwright/game/messages.ts';
import type { ComparedSets } from './compared-sets.ts';
import { ComparedList } from './ComparedList.tsx';
import { talentRows } from './talent-rows.ts';

interface Props extends ComparedSets {
  readonly onlyDifferences: boolean;
}

export function ComparedTalents({ left, right, onlyDifferences }: Props) {
  return (
    <ComparedList
      {...{ left, right, onlyDifferences }}
      rows={talentRows({ left, right })}
      none={MESSAGES.noRecords('Talents')}
    />
  );
}
