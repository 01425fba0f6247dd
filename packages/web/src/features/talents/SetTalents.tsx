import { useMemo, useState } from 'react';
import { placingGlyph } from '@gearwright/game/glyph/placing-glyph.ts';
import { engraving } from '@gearwright/game/rune/engraving.ts';
import type { GearSet, SetEdit } from '@gearwright/game/set/gear-set.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { formatTalents } from '@gearwright/game/talent/encoded-talents.ts';
import { learning } from '@gearwright/game/talent/learning.ts';
import { readTalents } from '@gearwright/game/talent/read-talents.ts';
import { buildOfSet } from '@gearwright/game/talent/talent-path.ts';
import type { TalentOrder } from '@gearwright/game/talent/talent-order.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { DEBOUNCE } from '../../data/editor/debounces.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { PasteTalents } from './PasteTalents.tsx';
import type { PastedBuild } from './read-pasted.ts';
import { besides, type TalentBuild, type Trainee } from './talent-build.ts';
import styles from './SetTalents.module.css';
import { TalentPlanner } from './TalentPlanner.tsx';
import { usePasting } from './use-pasting.ts';

/** The talents tab of the set on the screen: the character's level, the set's glyphs and runes. */
export function SetTalents() {
  const { set, rules, wearer, readOnly, edit } = useSetView();
  const { edition, dataset } = rules;
  const texts = useTexts(edition.key, true);
  const { gameClass } = set;
  const { level } = wearer;
  const trainee = useMemo(
    (): Trainee => ({ edition, dataset, gameClass, level }),
    [edition, dataset, gameClass, level],
  );
  const talents = dataset.talents(gameClass);
  // What was legal once is shown as it stands (acceptance E4).
  const order = useMemo(
    () => readTalents(set.talents, talents).value ?? [],
    [set.talents, talents],
  );
  const build: TalentBuild = {
    order,
    glyphs: set.glyphs,
    runes: useMemo(() => buildOfSet(set, edition).runes, [set, edition]),
  };
  const [showsOrder, setShowsOrder] = useState(false);
  const change = (next: SetEdit) => edit(next, { debounce: DEBOUNCE.talents });
  const learn = (next: TalentOrder) => change(learning(formatTalents(next, talents)));
  const start = (from: TalentBuild): void => {
    const { order: points, glyphs, runes } = besides(from, build);
    const engraved = Object.entries(runes).map(([slot, rune]) =>
      engraving(Number(slot) as SlotId, rune),
    );
    change((now) =>
      [learning(formatTalents(points, talents)), ...engraved].reduce<GearSet>(
        (after, each) => each(after),
        { ...now, glyphs },
      ),
    );
  };
  const [isPasting, setPasting] = useState(false);
  const take = (pasted: PastedBuild) => {
    if (readOnly) return edit((same) => same);
    if (pasted.gameClass === gameClass) return learn(pasted.order);
    const whose = CLASS_NAMES[pasted.gameClass];
    showToast(`These are talents of a ${whose}`, { tone: 'failed' });
  };
  usePasting(trainee, take);
  return (
    <div className={styles.tab}>
      <TalentPlanner
        {...{ trainee, build, texts, readOnly, showsOrder }}
        setId={set.id}
        spec={set.spec}
        {...(readOnly ? {} : { onPaste: () => setPasting(true) })}
        onShowOrder={setShowsOrder}
        onLearn={learn}
        onStart={start}
        onGlyph={(slot, spellId) => change(placingGlyph(slot, spellId))}
        onRune={(slot, rune) => change(engraving(slot, rune))}
        onReset={() => learn([])}
        onRefused={() => edit((same) => same)}
      />
      <PasteTalents
        open={isPasting}
        trainee={trainee}
        onRead={take}
        onClose={() => setPasting(false)}
      />
    </div>
  );
}
