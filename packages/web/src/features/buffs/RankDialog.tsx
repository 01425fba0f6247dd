import { useMemo } from 'react';
import type { BuffOption } from '@gearwright/game/buff/buff-options.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import { PickerDialog } from '../../ui/PickerDialog.tsx';
import { buffGives } from './buff-words.ts';

interface Props {
  readonly option: BuffOption;
  readonly spellId: number;
  readonly open: boolean;
  readonly onPick: (spellId: number) => void;
  readonly onClose: () => void;
}

/** The ranks of a buff, highest first. */
export function RankDialog({ option, spellId, open, onPick, onClose }: Props) {
  const { rules } = useSetView();
  const choices = useMemo(
    () =>
      option.ranks.map((rank) => ({
        key: String(rank.spellId),
        name: `Rank ${rank.rank}`,
        text: buffGives(
          option,
          { spellId: rank.spellId, improvementIds: [], enabled: true },
          rules,
        ),
        note: `Level ${rank.level}`,
        icon: <SpellIcon spellId={rank.spellId} />,
      })),
    [option, rules],
  );
  return (
    <PickerDialog
      open={open}
      title={`Rank of ${option.buff.name}`}
      things="Ranks"
      choices={choices}
      chosen={String(spellId)}
      onPick={(key) => onPick(Number(key))}
      onClose={onClose}
    />
  );
}
