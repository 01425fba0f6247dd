import { useState } from 'react';
import type { BuffOption } from '@gearwright/game/buff/buff-options.ts';
import { RankDialog } from './RankDialog.tsx';
import styles from './RankPicker.module.css';

interface Props {
  readonly option: BuffOption;
  readonly spellId: number;
  readonly disabled: boolean;
  readonly onPick: (spellId: number) => void;
}

/** Says which rank is meant, and opens the list of those the wearer's level knows. */
export function RankPicker({ option, spellId, disabled, onPick }: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  const { name } = option.buff;
  const current = option.ranks.find((rank) => rank.spellId === spellId);
  return (
    <>
      <button
        type="button"
        className={styles.rank}
        disabled={disabled}
        aria-label={`${name}: ${current ? `rank ${current.rank}` : 'rank'}, choose another`}
        onClick={() => setOpen(true)}
      >
        {current ? `Rank ${current.rank}` : 'Rank'}
      </button>
      {open !== null && (
        <RankDialog {...{ option, spellId, open, onPick }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
