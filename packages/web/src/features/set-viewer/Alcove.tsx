import { useMemo, useState } from 'react';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { RACE_NAMES } from '@gearwright/game/text/names.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalFlag } from '../../data/local/use-local-value.ts';
import { gearLook } from '@gearwright/game/look/gear-look.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePreviewed } from '../../data/set-view/use-previewed.ts';
import arch from '../../ui/arch.svg';
import { Button } from '../../ui/Button.tsx';
import { CharacterFigure } from '../../ui/model/CharacterFigure.tsx';
import { useFigureMoves } from '../../ui/model/use-figure-moves.ts';
import { useModelViewer } from '../../ui/model/use-model-viewer.ts';
import { useSeason } from '../../ui/model/use-season.ts';
import { STILL, useMedia } from '../../ui/use-media.ts';
import { memo } from '../../language/memo.ts';
import styles from './Alcove.module.css';
import { ModelBar } from './ModelBar.tsx';
import { ModelChoices } from './ModelChoices.tsx';

/** Where the figure stands; tooltips of the open list dock at its foot. */
export const Alcove = memo(function Alcove() {
  const [isOff, setOff] = useLocalFlag(LOCAL_KEYS.modelDisabledOnLoad);
  if (!isOff) return <Figure onHide={() => setOff(true)} />;
  return (
    <div className={styles.alcove}>
      <img className={styles.arch} src={arch} alt="" />
      <div className={styles.show}>
        <Button onClick={() => setOff(false)}>Show Model</Button>
      </div>
      <div className={styles.dock} data-tip-dock="" />
    </div>
  );
});

function Figure({ onHide }: { readonly onHide: () => void }) {
  const { set, character, rules } = useSetView();
  const season = useSeason();
  const isStill = useMedia(STILL);
  const [ranged, setRanged] = useState(false);
  const [form, setForm] = useState<string | null>(null);
  const shownSet = usePreviewed()?.set ?? set;
  const { gear, modelSettings: settings } = shownSet;
  const look = useMemo(
    () => gearLook(character, gear, rules.dataset, { settings, ranged, form }),
    [character, gear, rules.dataset, settings, ranged, form],
  );
  const isBare = useMemo(() => SLOT_IDS.every((slot) => !set.gear[slot].item), [set.gear]);
  const model = useModelViewer({
    look,
    winter: season.winter,
    stillness: isStill,
    label: `${character.name}, ${RACE_NAMES[character.race]}`,
  });
  const moves = useFigureMoves(model.viewer, { isBare, isStill });
  const isDrawn = model.standing === 'waiting' || model.standing === 'shown';
  return (
    <CharacterFigure model={model} className={styles.alcove} whole={moves.isWhole}>
      {isDrawn && (
        <div className={styles.controls}>
          <ModelBar
            moves={moves}
            viewer={model.viewer}
            characterName={character.name}
            setName={set.name}
            onHide={moves.isWhole ? null : onHide}
          />
          <ModelChoices
            ranged={ranged}
            onRanged={setRanged}
            form={form}
            onForm={setForm}
            spooky={season.spooky ? moves.spooky : null}
          />
        </div>
      )}
      <div className={styles.dock} data-tip-dock="" />
    </CharacterFigure>
  );
}
