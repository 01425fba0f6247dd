import { useMemo, useState } from 'react';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { withGlyph } from '@gearwright/game/glyph/placing-glyph.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { Banner } from '../../ui/Banner.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { ClassPicker } from './ClassPicker.tsx';
import { PasteTalents } from './PasteTalents.tsx';
import type { PastedBuild } from './read-pasted.ts';
import styles from './TalentCalculator.module.css';
import { talentPath } from './talent-address.ts';
import { besides, EMPTY_BUILD, type Trainee } from './talent-build.ts';
import { TalentPlanner } from './TalentPlanner.tsx';
import { useAddressBuild } from './use-address-build.ts';
import { usePasting } from './use-pasting.ts';

interface Props {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly texts: DatasetTexts | null;
  readonly gameClass: GameClass;
}

/** A class's talents at the edition's highest level; the build lives in the address. */
export function TalentCalculator({ edition, dataset, texts, gameClass }: Props) {
  const trainee = useMemo(
    (): Trainee => ({ edition, dataset, gameClass, level: edition.maxLevel }),
    [edition, dataset, gameClass],
  );
  const { build, showsOrder, troubles, change, showOrder } = useAddressBuild(trainee);
  const [isPasting, setPasting] = useState(false);
  const navigate = useAppNavigate();
  const load = ({ gameClass: of, order }: PastedBuild) => {
    if (of === gameClass) change({ order });
    else navigate(talentPath({ ...EMPTY_BUILD, order }, showsOrder, { ...trainee, gameClass: of }));
    showToast(`${CLASS_NAMES[of]} talents loaded`);
  };
  usePasting(trainee, load);
  const reset = () => {
    const { order } = build;
    change({ order: [] });
    showToast('Talents reset', {
      tone: 'info',
      action: { label: 'Undo', run: () => change({ order }) },
    });
  };
  return (
    <>
      {troubles.length > 0 && (
        <Banner tone="caution">This link could not be read in full. {troubles.join('. ')}.</Banner>
      )}
      <TalentPlanner
        {...{ trainee, build, texts, showsOrder }}
        readOnly={false}
        onShowOrder={showOrder}
        onLearn={(order) => change({ order })}
        onStart={(start) => change(besides(start, build))}
        onGlyph={(slot, spellId) => change({ glyphs: withGlyph(build.glyphs, slot, spellId) })}
        onRune={(slot, rune) => {
          const { [slot]: _former, ...others } = build.runes;
          change({ runes: rune ? { ...others, [slot]: rune } : others });
        }}
        onReset={reset}
        onPaste={() => setPasting(true)}
        heading={
          <>
            <h1 className={styles.title} data-class={gameClass}>
              Talents <span>{CLASS_NAMES[gameClass]}</span>
            </h1>
            <ClassPicker classes={edition.classes} chosen={gameClass} />
          </>
        }
      />
      <PasteTalents
        open={isPasting}
        trainee={trainee}
        onRead={load}
        onClose={() => setPasting(false)}
      />
    </>
  );
}
