import type { RankWords, TalentTooltip } from '@gearwright/game/text/talent-tooltip.ts';
import { markOf } from '../../language/told.ts';
import styles from './TalentWords.module.css';

export type TalentHint = 'learn' | 'unlearn';

const HINTS: Readonly<Record<TalentHint, string>> = {
  learn: 'Click to learn',
  unlearn: 'Right click to unlearn',
};

/** A talent as the game tells it: what is said is decided in `game/text`. */
export function TalentWords({
  tooltip,
  hint,
}: {
  readonly tooltip: TalentTooltip;
  readonly hint: TalentHint | null;
}) {
  const { name, rank, refusals, words, next } = tooltip;
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.rank}>{rank}</span>
      </div>
      {refusals.map((reason) => (
        <p key={reason} className={styles.refusal}>
          {reason}
        </p>
      ))}
      {words && <Words words={words} />}
      {next && (
        <div className={styles.part}>
          <p className={styles.dim}>Next rank</p>
          <Words words={next} isNext />
        </div>
      )}
      {hint && (
        <p className={styles.hint} data-hint={hint}>
          {HINTS[hint]}
        </p>
      )}
    </div>
  );
}

function Words({ words, isNext }: { readonly words: RankWords; readonly isNext?: boolean }) {
  return (
    <div className={isNext ? undefined : styles.part}>
      {!isNext &&
        words.details.map(([left, right]) => (
          <div key={left} className={styles.pair}>
            <span>{left}</span>
            {right && <span>{right}</span>}
          </div>
        ))}
      {!isNext && words.requires && <p>{words.requires}</p>}
      <p {...markOf(words.description)} className={styles.description}>
        {words.description}
      </p>
    </div>
  );
}
