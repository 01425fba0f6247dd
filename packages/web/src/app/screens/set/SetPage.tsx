import { Suspense, useMemo, useState } from 'react';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { PreviewContext, PreviewStore } from '../../../data/set-view/preview.ts';
import { SetViewContext, type SetView } from '../../../data/set-view/set-view.ts';
import { usePictures } from '../../../data/use-pictures.ts';
import { SaveStatus } from '../../../features/saving/SaveStatus.tsx';
import { Alcove } from '../../../features/set-viewer/Alcove.tsx';
import { SetHeading } from '../../../features/set-viewer/SetHeading.tsx';
import { SetWarnings } from '../../../features/set-viewer/SetWarnings.tsx';
import { PicturesContext } from '../../../ui/icon/pictures.ts';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import { NARROW, useMedia } from '../../../ui/use-media.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { memo } from '../../../language/memo.ts';
import { CompareWith } from './CompareWith.tsx';
import { GearTab } from './GearTab.tsx';
import { CharacterSets } from './CharacterSets.tsx';
import { PublishedGap } from './PublishedGap.tsx';
import { PanelLinks } from './PanelLinks.tsx';
import { TabKeys } from './SetKeys.tsx';
import { SetActionHost } from './SetActionHost.tsx';
import { SetActions } from './SetActions.tsx';
import { UndoInSight } from './UndoRedo.tsx';
import { EDIT_TAB, MODEL_TAB, SET_TABS } from './set-tabs.ts';
import styles from './SetPage.module.css';
import { useTabCounts } from './use-tab-counts.ts';
import { useSetTips } from './use-set-tips.ts';

interface Props {
  readonly view: SetView;
  /** The last part of the path; none shows the gear. */
  readonly tab: string | undefined;
}

/** A set and all there is to see of it, whoever it belongs to. */
export const SetPage = memo(function SetPage({ view, tab }: Props) {
  const { set, character, rules, path, saving, readOnly } = view;
  const [openSlot, setOpenSlot] = useState<SlotId | null>(null);
  const [pointId, setPointId] = useState<string | null>(null);
  const [preview] = useState(() => new PreviewStore());
  const isNarrow = useMedia(NARROW);
  const pictures = usePictures(rules.edition.key, rules.dataset);
  useTitle(`${set.name}, ${character.name}`);
  const point = set.points.find((each) => each.pointId === pointId) ?? set.points[0] ?? null;
  useSetTips(view, point);
  const counts = useTabCounts(set, rules);
  const tabs = useMemo(
    () => [
      { to: path, label: 'Gear' },
      ...(isNarrow ? [{ to: `${path}/${MODEL_TAB}`, label: 'Model' }] : []),
      ...SET_TABS.map(({ key, label }) => ({
        to: `${path}/${key}`,
        label: isNarrow ? label : <CountedTab label={label} count={counts[key]} />,
      })),
    ],
    [path, isNarrow, counts],
  );
  if (tab === EDIT_TAB) return null;
  const Panel = SET_TABS.find(({ key }) => key === tab)?.Panel;
  return (
    <SetViewContext value={view}>
      <PreviewContext value={preview}>
        <PicturesContext value={pictures}>
          <SetActionHost>
            <TabKeys path={path} />
            <div className={styles.page}>
              <SetHeading
                saving={
                  <>
                    {saving && <SaveStatus saving={saving} />}
                    <PublishedGap />
                  </>
                }
                actions={
                  <>
                    {isNarrow && <CharacterSets />}
                    {!isNarrow && <CompareWith />}
                    <SetActions />
                  </>
                }
              />
              <div className={styles.bar}>
                {!isNarrow && <CharacterSets />}
                {!isNarrow && <PanelLinks path={path} />}
                <div className={styles.views}>
                  <TabLinks label="View" tabs={tabs} />
                </div>
                {isNarrow && !readOnly && <UndoInSight />}
              </div>
              <SetWarnings />
              {Panel ? (
                <Suspense fallback={<Waiting />}>
                  <Panel />
                </Suspense>
              ) : tab === MODEL_TAB && isNarrow ? (
                <div className={styles.model}>
                  <Alcove />
                </div>
              ) : (
                <GearTab
                  openSlot={openSlot}
                  onOpenSlot={setOpenSlot}
                  point={point}
                  onPoint={setPointId}
                />
              )}
            </div>
          </SetActionHost>
        </PicturesContext>
      </PreviewContext>
    </SetViewContext>
  );
});

interface CountedProps {
  readonly label: string;
  readonly count: string | undefined;
}

function CountedTab({ label, count }: CountedProps) {
  return (
    <>
      {label} {count && <small>{count}</small>}
    </>
  );
}
