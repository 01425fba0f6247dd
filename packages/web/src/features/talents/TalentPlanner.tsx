import { useContext, useState, type ReactNode } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Rune } from '@gearwright/game/dataset/tables.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { TalentOrder } from '@gearwright/game/talent/talent-order.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalFlag } from '../../data/local/use-local-value.ts';
import { addressInLanguage } from '../../language/page-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { SeasonContext, seasonPath } from '../../ui/link/season-path.ts';
import { CopyTalents } from './CopyTalents.tsx';
import { GlyphPanel } from './GlyphPanel.tsx';
import { Legend } from './Legend.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { PlannerBar } from './PlannerBar.tsx';
import { publishedBuilds } from './published-builds.ts';
import { RunePanel } from './RunePanel.tsx';
import { ShareTalents } from './ShareTalents.tsx';
import { talentPath } from './talent-address.ts';
import type { TalentBuild, Trainee } from './talent-build.ts';
import styles from './TalentPlanner.module.css';
import { TalentTrees } from './TalentTrees.tsx';

export interface PlannerProps {
  readonly trainee: Trainee;
  readonly build: TalentBuild;
  readonly texts: DatasetTexts | null;
  readonly readOnly: boolean;
  readonly showsOrder: boolean;
  readonly onShowOrder: (shows: boolean) => void;
  readonly onLearn: (order: TalentOrder) => void;
  /** Takes a whole build over: talents, and its glyphs and runes where it has any. */
  readonly onStart: (build: TalentBuild) => void;
  readonly onGlyph: (slot: number, spellId: number | null) => void;
  readonly onRune: (slot: SlotId, rune: Rune | null) => void;
  readonly onReset: () => void;
  readonly onPaste?: () => void;
  /** Somebody tried to change what is only to be read. */
  readonly onRefused?: () => void;
  readonly heading?: ReactNode;
  /** Published builds of this spec come first. */
  readonly spec?: string;
  /** The set the build belongs to. */
  readonly setId?: string;
}

/** Trees, order, glyphs and runes of one build: the calculator's and a set's. */
export function TalentPlanner(props: PlannerProps) {
  const { trainee, build, texts, readOnly, showsOrder, onShowOrder, heading } = props;
  const { edition, dataset, gameClass, level } = trainee;
  const season = useContext(SeasonContext);
  const [dialog, setDialog] = useState<'copy' | 'share' | null>(null);
  const close = () => setDialog(null);
  // Whose sets there are is asked when it is wanted.
  const [hasCopied, setHasCopied] = useState(false);
  useShortcut('o', 'Show Talent Order', () => onShowOrder(!showsOrder));
  const [asList, showAsList] = useLocalFlag(LOCAL_KEYS.talentsAsList);
  const talents = dataset.talents(gameClass);
  const { order, glyphs, runes } = build;
  const panel = { trainee, texts, readOnly };
  return (
    <div className={styles.planner}>
      <PlannerBar
        {...{ level, readOnly, showsOrder, onShowOrder, asList }}
        onAsList={showAsList}
        starts={readOnly ? [] : publishedBuilds(trainee, props.spec ?? null)}
        onStart={props.onStart}
        spent={order.length}
        onReset={props.onReset}
        onPaste={props.onPaste}
        onCopy={() => {
          setHasCopied(true);
          setDialog('copy');
        }}
        onShare={() => setDialog('share')}
      >
        {heading}
      </PlannerBar>
      <div className={classNames(styles.main, showsOrder && styles.ordered)}>
        <TalentTrees
          {...{ talents, order, level, texts, readOnly, asList }}
          onChange={props.onLearn}
          onRefused={props.onRefused}
        />
        {showsOrder && <OrderPanel order={order} talents={talents} />}
      </div>
      {!readOnly && <Legend />}
      {edition.glyphs && (
        <GlyphPanel {...panel} rules={edition.glyphs} glyphs={glyphs} onPlace={props.onGlyph} />
      )}
      {edition.runes && (
        <RunePanel {...panel} rules={edition.runes} runes={runes} onEngrave={props.onRune} />
      )}
      {hasCopied && (
        <CopyTalents
          open={dialog === 'copy'}
          onClose={close}
          {...{ build, trainee }}
          fromSetId={props.setId ?? null}
        />
      )}
      <ShareTalents
        open={dialog === 'share'}
        onClose={close}
        link={addressInLanguage(
          location.origin + seasonPath(season, talentPath(build, showsOrder, trainee)),
        )}
      />
    </div>
  );
}
