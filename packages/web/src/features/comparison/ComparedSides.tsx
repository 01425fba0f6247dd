import { grouped } from '@gearwright/game/formula/display.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import { scoreGear } from '@gearwright/game/score/score.ts';
import { setsEarnedBy } from '@gearwright/game/set/set-skill.ts';
import { averageItemLevel } from '@gearwright/game/set/average-item-level.ts';
import { leftToDo } from '@gearwright/game/findings/left-to-do.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import type { ComparedSets } from './compared-sets.ts';
import styles from './ComparedSides.module.css';

interface Props extends ComparedSets {
  readonly weights: StatWeights;
  readonly effects: EffectWorths | null;
  readonly swapped: string | null;
}

/** Whose sides they are, and what each is worth. */
export function ComparedSides({ left, right, weights, effects, swapped }: Props) {
  const worthOf = ({ set, rules }: SetView): number =>
    scoreGear(set.gear, weights, setsEarnedBy(rules.wearer, rules.dataset), effects);
  const [one, other] = [worthOf(left), worthOf(right)];
  return (
    <div className={styles.sides}>
      <Side view={left} worth={one} />
      {swapped ? (
        <AppLink className={styles.swap} to={swapped} aria-label="Swap sides">
          <Glyph name="compare" />
        </AppLink>
      ) : (
        <span className={styles.between} />
      )}
      <Side view={right} worth={other} by={other - one} />
    </div>
  );
}

interface SideProps {
  readonly view: SetView;
  readonly worth: number;
  readonly by?: number;
}

function Side({ view: { owner, set, rules, path }, worth, by }: SideProps) {
  const isPublished = owner.kind === 'published';
  const level = averageItemLevel(set.gear);
  const { worn, acquired } = leftToDo(set.gear, rules);
  const facts = [
    `Phase ${set.phase || rules.edition.defaultPhase}`,
    ...(level === null ? [] : [`item level ${level.toFixed(1)}`]),
    ...(isPublished ? [] : [`${acquired} of ${worn} acquired`]),
  ];
  return (
    <div className={styles.side}>
      <h2 className={styles.name}>
        {isPublished ? set.name : <AppLink to={path}>{set.name}</AppLink>}
      </h2>
      <p className={styles.facts}>{facts.join(', ')}</p>
      <p className={styles.worth}>
        {grouped(worth.toFixed(0))}
        {by !== undefined && (
          <small>
            <Difference by={by} />
          </small>
        )}
      </p>
    </div>
  );
}
