import type { LinkChange, NamedSnapshot } from '@gearwright/roster/roster.ts';
import { Select } from '../../ui/Select.tsx';

interface Props {
  readonly isFrozen: boolean;
  readonly snapshots: readonly NamedSnapshot[];
  readonly disabled: boolean;
  readonly onChange: (change: LinkChange) => void;
}

const FROZEN = 'frozen';
const AS_IT_IS = { value: 'live', label: 'The set as it is at each moment' };
const AS_NOW = { value: 'now', label: 'The set as it is now, frozen' };
const AS_IT_WAS = { value: FROZEN, label: 'The set as it was when it was frozen' };

/** What a link shows: the set, or a state of it that changes no more. */
export function FreezeSelect({ isFrozen, snapshots, disabled, onChange }: Props) {
  const options = [
    ...(isFrozen ? [AS_IT_WAS] : []),
    AS_IT_IS,
    AS_NOW,
    ...snapshots.map(({ id, name }) => ({ value: id, label: `Snapshot ${name}, frozen` })),
  ];
  const choose = (value: string): void => {
    if (value === FROZEN) return;
    if (value === 'live' || value === 'now') onChange({ show: value });
    else onChange({ show: 'snapshot', snapshotId: value });
  };
  return (
    <Select
      label="It shows"
      options={options}
      value={isFrozen ? FROZEN : 'live'}
      disabled={disabled}
      onChange={choose}
    />
  );
}
