import type { ReactNode } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { shortLabel } from '@gearwright/game/stat/short-label.ts';
import { classNames } from '../../ui/class-names.ts';
import { Costs } from '../../ui/cost/Costs.tsx';
import { HaveButton } from '../../ui/HaveButton.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { memo } from '../../language/memo.ts';
import { candidateName, candidateStats, hasUnvaluedEffect } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { CandidateIcon } from './CandidateIcon.tsx';
import { candidateTip } from './candidate-tip.ts';
import { candidateWords } from './candidate-words.ts';
import styles from './CandidateRow.module.css';
import { statText } from './stat-text.ts';
import { WishButton } from './WishButton.tsx';
import { Worth } from './Worth.tsx';

interface Props {
  readonly candidate: Candidate;
  /** From 0. */
  readonly at: number;
  readonly slot: SlotId;
  readonly isWorn: boolean;
  readonly isAcquired: boolean;
  readonly stats: readonly StatName[];
  readonly texts: DatasetTexts | null;
  /** What it would bring to the whole set. */
  readonly worth: number;
  readonly worn: number;
  /** The greatest of the list: the end of the bar. */
  readonly most: number;
  /** What its effect is worth; null where nobody knows, or it has none. */
  readonly effect: number | null;
  /** Its set brings something that somebody knows the worth of. */
  readonly ofSet: boolean;
  readonly active: boolean;
  /** Null where there is nothing to wish. */
  readonly wished: boolean | null;
  /** Whether it lies in the bags; null where that is not asked. */
  readonly had: boolean | null;
  readonly removeOnly: boolean;
  readonly narrow: boolean;
  /** Nothing to point with: the icon opens what is told of it, and puts nothing on. */
  readonly readsByTap: boolean;
  /** Pixels from the top of the list. */
  readonly start: number;
}

/** A line of the list. What is pressed in it is heard by the table. */
export const CandidateRow = memo(function CandidateRow(props: Props) {
  const { candidate, at, slot, stats, texts, active, narrow, wished } = props;
  const { isWorn, isAcquired } = props;
  const words = candidateWords(candidate, texts);
  const amounts = candidateStats(candidate);
  return (
    <tr
      className={classNames(styles.row, isWorn && styles.worn)}
      aria-rowindex={at + 2}
      aria-selected={isWorn}
      data-at={at}
      data-quality={words.quality}
      tabIndex={active ? 0 : -1}
      style={{ transform: `translateY(${props.start}px)` }}
      {...candidateTip(candidate, slot)}
    >
      <th scope="row" className={styles.item}>
        <span
          className={classNames(styles.icon, isAcquired && styles.got)}
          {...(props.readsByTap ? { ...candidateTip(candidate, slot), 'data-tip-tap': '' } : {})}
        >
          <CandidateIcon candidate={candidate} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{candidateName(candidate)}</span>
          <span className={styles.meta}>
            {words.before}
            <EffectWord
              candidate={candidate}
              worth={props.effect}
              ofSet={props.ofSet}
              focusable={active}
            />
            {words.after && ` · ${words.after}`}
            {words.costs && words.costs.length > 0 && (
              <>
                {' · '}
                <Costs costs={words.costs} />
              </>
            )}
            {isAcquired && <HiddenText>, acquired</HiddenText>}
          </span>
          {narrow && <Few stats={stats} amounts={amounts} />}
        </span>
        <span className={styles.marks}>
          {wished !== null && !(props.removeOnly && !wished) && (
            <WishButton name={candidateName(candidate)} wished={wished} focusable={active} />
          )}
          {props.had !== null && (
            <HaveButton name={candidateName(candidate)} had={props.had} focusable={active} />
          )}
        </span>
      </th>
      {!narrow &&
        stats.map((stat) => (
          <td key={stat} className={styles.number}>
            {statText(stat, amounts[stat])}
          </td>
        ))}
      <td className={styles.worth}>
        <Worth score={props.worth} worn={props.worn} most={props.most} isWorn={isWorn} />
      </td>
      {candidate.gain !== null && !narrow && (
        <td className={styles.alone}>{candidate.score === 0 ? '–' : candidate.score.toFixed(1)}</td>
      )}
    </tr>
  );
});

interface EffectProps {
  readonly candidate: Candidate;
  readonly worth: number | null;
  readonly ofSet: boolean;
  readonly focusable: boolean;
}

/** What its effects are worth, or that nobody knows; the table hears it, and asks for another worth. */
function EffectWord({ candidate, worth, ofSet, focusable }: EffectProps): ReactNode {
  const hasEffect = worth !== null || hasUnvaluedEffect(candidate);
  if (!hasEffect && !ofSet) return null;
  if (candidate.kind === 'rune') return ' · effect not valued';
  return (
    <>
      {' · '}
      <button className={styles.effect} data-value="" tabIndex={focusable ? 0 : -1}>
        {!hasEffect
          ? 'set bonuses'
          : worth === null
            ? 'effect not valued'
            : `effect ${worth.toFixed(1)}`}
        <HiddenText> of {candidateName(candidate)}: say what it is worth</HiddenText>
      </button>
    </>
  );
}

interface FewProps {
  readonly stats: readonly StatName[];
  readonly amounts: ReturnType<typeof candidateStats>;
}

/** On a phone the first stats stand below the name. */
function Few({ stats, amounts }: FewProps) {
  const few = stats.filter((stat) => amounts[stat]).slice(0, 3);
  return (
    <span className={styles.few}>
      {few.map((stat) => (
        <span key={stat}>
          <b>{statText(stat, amounts[stat])}</b> {shortLabel(stat)}
        </span>
      ))}
    </span>
  );
}
