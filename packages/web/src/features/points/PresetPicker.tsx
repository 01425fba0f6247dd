import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { presetChoices } from '@gearwright/game/point/preset-choices.ts';
import { presetPoint } from '@gearwright/game/point/preset-for.ts';
import type { PresetPoint } from '@gearwright/game/point/point.ts';
import type { PointPreset } from '@gearwright/game/dataset/tables.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { useGame } from '../../data/use-game.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AuthorName } from './AuthorName.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { PointHolder } from './point-holder.ts';
import { statsInWords } from './stat-options.ts';

interface Props {
  readonly holder: PointHolder;
  readonly chosen: string | null;
  readonly onChoose: (point: PresetPoint) => void;
}

/** Published weights of the class. */
export function PresetPicker({ holder: { gameClass, spec }, chosen, onChoose }: Props) {
  const game = useGame();
  const [search, setSearch] = useState('');
  if (!game) return <Spinner size="small" label="Loading presets" />;
  const { dataset } = game;
  const specs = classFacts(dataset, gameClass)?.specs ?? [];
  const about = (preset: PointPreset): string => {
    const whose = specs.find(({ key }) => key === preset.spec)?.name;
    return [whose, statsInWords(preset.stats)].filter(Boolean).join(' · ');
  };
  const presets = presetChoices(dataset, { gameClass, spec, search });
  return (
    <>
      <TextField
        label="Search presets"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ChoiceList
        label="Preset"
        empty={MESSAGES.noRecords('Presets')}
        choices={presets.map((preset) => ({
          id: preset.id,
          name: preset.name,
          about: about(preset),
          aside: <AuthorName {...preset} />,
        }))}
        chosen={chosen}
        onChoose={(id) => onChoose(presetPoint(presets.find((preset) => preset.id === id)!))}
      />
    </>
  );
}
