import { useMemo } from 'react';
import { mayBeNumber, type StatDraft } from '@gearwright/game/point/point-form.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { useEdition } from '../../data/edition-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { statOptions } from './stat-options.ts';
import styles from './StatLines.module.css';

interface Props {
  readonly stats: readonly StatDraft[];
  readonly onChange: (stats: readonly StatDraft[]) => void;
}

/** A line a stat: its name and its weight. */
export function StatLines({ stats, onChange }: Props) {
  const edition = useEdition();
  const options = useMemo(() => statOptions(edition), [edition]);
  const taken = new Set(stats.map(({ name }) => name));
  const change = (index: number, part: Partial<StatDraft>) =>
    onChange(stats.map((stat, at) => (at === index ? { ...stat, ...part } : stat)));
  return (
    <fieldset className={styles.lines} aria-label="Stats">
      {stats.map((stat, index) => (
        // Lines have no other name than their place.
        // eslint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.line}>
          <Combobox
            label={<LineLabel word="Stat" index={index} />}
            empty={MESSAGES.noRecords('Stats')}
            placeholder="Find a stat"
            options={options.filter(({ value }) => value === stat.name || !taken.has(value))}
            value={stat.name}
            onChange={(name) => change(index, { name })}
          />
          <TextField
            label={<LineLabel word="Weight" index={index} />}
            inputMode="decimal"
            autoComplete="off"
            value={stat.value}
            onChange={({ target }) => {
              // What is no number is ignored.
              if (mayBeNumber(target.value)) change(index, { value: target.value });
            }}
          />
          <Button
            tone="quiet"
            only
            aria-label={`Remove stat ${index + 1}`}
            onClick={() => onChange(stats.filter((_, at) => at !== index))}
          >
            <Glyph name="clear" />
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange([...stats, { name: null, value: '' }])}>
          <Glyph name="plus" />
          Add Stat
        </Button>
      </div>
    </fieldset>
  );
}

/** The first line names the columns for everybody, the others only for readers who cannot see them. */
function LineLabel({ word, index }: { readonly word: string; readonly index: number }) {
  return index === 0 ? word : <HiddenText>{`${word} ${index + 1}`}</HiddenText>;
}
